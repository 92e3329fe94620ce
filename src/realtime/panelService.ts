import { getRealtimeAccess, getRealtimeEvents } from '#contract/operations.ts';
import type { Client } from '../data/client.ts';
import { apiStream } from './apiStream.ts';
import { firebaseStream } from './firebaseStream.ts';
import type { RealtimeService } from './RealtimeService.ts';

/** A user's events, by the API and the connection that it names. */
export function panelService(api: Pick<Client, 'call'>, uuid: string): RealtimeService {
  const params = { uuid };
  return {
    access: async (age, signal) =>
      (await api.call(getRealtimeAccess, { params, query: { age }, signal })).data,
    listen: ({ firebase, after: first }) =>
      firebase ? firebaseStream(firebase, uuid, first) : apiStream(api, uuid),
    poll: async (after, signal) =>
      (await api.call(getRealtimeEvents, { params, query: { after }, signal })).data,
  };
}
