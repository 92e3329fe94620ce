import { getRealtimeAccess, getRealtimeEvents } from '#contract/operations.ts';
import type { Client } from '../data/client.ts';
import { apiStream } from './apiStream.ts';
import type { Listen, RealtimeAccess, RealtimeService } from './RealtimeService.ts';

/**
 * Returns the stream that the API's access names; undefined if it names none. The Firebase client
 * loads on the first use.
 */
function namedStream({ firebase, after: first }: RealtimeAccess, uuid: string): Listen | undefined {
  if (!firebase) return undefined;
  return async function* listen(after, signal) {
    const { firebaseStream } = await import('./firebaseStream.ts');
    yield* firebaseStream(firebase, uuid, first)(after, signal);
  };
}

/** Creates the realtime service of a user: the stream that the API names, or the API's own. */
export function panelService(api: Pick<Client, 'call'>, uuid: string): RealtimeService {
  const params = { uuid };
  const own = apiStream(api, uuid);
  // True after the named stream failed to open; the next connection is then the API's own.
  let isAway = false;
  return {
    access: async (age, signal) =>
      (await api.call(getRealtimeAccess, { params, query: { age }, signal })).data,
    listen: (access) => {
      const named = namedStream(access, uuid);
      if (!named || isAway) {
        isAway = false;
        return own;
      }
      return async function* listen(after, signal) {
        let wasConnected = false;
        try {
          for await (const received of named(after, signal)) {
            if (received === 'open') wasConnected = true;
            yield received;
          }
        } catch (error) {
          isAway = !wasConnected;
          throw error;
        }
      };
    },
    poll: async (after, signal) =>
      (await api.call(getRealtimeEvents, { params, query: { after }, signal })).data,
  };
}
