import type { RealtimePort } from './port.ts';

const nothing = async () => undefined;

/** Realtime port of the API's own stream of server-sent events. */
export const localRealtime: RealtimePort = {
  kind: 'stream',
  signIn: async () => null,
  publish: nothing,
  hint: nothing,
  remove: nothing,
};
