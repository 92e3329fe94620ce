import type { Schemas } from '#contract/types.ts';
import { merged } from './merged.ts';
import { isRealtimeEvent } from './RealtimeEvent.ts';
import { isRealtimeHint } from './RealtimeHint.ts';
import type { Heard, Listen } from './RealtimeService.ts';
import { readEventStream } from './readEventStream.ts';

type Firebase = NonNullable<Schemas['RealtimeAccess']['firebase']>;

/** Several processes may hand on at once: events this far behind the last one may still be on their way. */
const OVERLAP = 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Keys sort as the ids of the events do. */
export const keyOf = (id: number) => `e${String(id).padStart(16, '0')}`;

const idOf = (key: string) => (/^e\d{16}$/.test(key) ? Number(key.slice(1)) : undefined);

/** What a `put` or a `patch` brings, by key: of the whole branch, or of one child. */
function childrenOf(message: unknown): [string, unknown][] {
  if (!isObject(message) || typeof message['path'] !== 'string') return [];
  const { path, data } = message;
  if (path === '/') return isObject(data) ? Object.entries(data) : [];
  return path.lastIndexOf('/') === 0 ? [[path.slice(1), data]] : [];
}

/** The events that a message brings, oldest first. */
function eventsOf(message: unknown): Heard[] {
  return childrenOf(message)
    .map(([key, value]): unknown => (isObject(value) ? { ...value, id: idOf(key) } : undefined))
    .filter(isRealtimeEvent)
    .toSorted((a, b) => a.id - b.id);
}

const hintsOf = (message: unknown): Heard[] =>
  childrenOf(message)
    .map(([, value]) => value)
    .filter(isRealtimeHint);

/** One branch of the tree, by the database's documented streaming over REST. */
async function* branch(
  url: string,
  read: (message: unknown) => Heard[],
  signal: AbortSignal,
): AsyncGenerator<Heard> {
  const response = await fetch(url, { signal, headers: { Accept: 'text/event-stream' } });
  if (!response.ok || !response.body) throw new Error(`The database answered ${response.status}`);
  for await (const { event, data } of readEventStream(response.body)) {
    // Signed out or no longer allowed: the next connection asks for a new token.
    if (event === 'auth_revoked' || event === 'cancel') return;
    if (event !== 'put' && event !== 'patch') continue;
    yield 'open';
    const message: unknown = JSON.parse(data);
    yield* read(message);
  }
}

/**
 * A user's events at `customer_users/{uuid}` of a Firebase Realtime Database. Comes some events before
 * the last one again: who listens knows them by their ids.
 * @param first id of the event that the panel began after
 */
export function firebaseStream(
  { databaseUrl, token }: Firebase,
  uuid: string,
  first: number,
): Listen {
  return (after, signal) => {
    const from = keyOf(Math.max(first, after - OVERLAP) + 1);
    const urlOf = (path: string, startAt: string) => {
      const query = { auth: token, orderBy: '"$key"', startAt: JSON.stringify(startAt) };
      return `${databaseUrl}/${path}.json?${new URLSearchParams(query).toString()}`;
    };
    const events = ['leads', 'messages', 'assignments'].map((name) => (own: AbortSignal) => {
      const url = urlOf(`customer_users/${uuid}/${name}`, from);
      return branch(url, eventsOf, own);
    });
    const hints = (own: AbortSignal) => branch(urlOf(`presence/${uuid}/hints`, ''), hintsOf, own);
    return merged([...events, hints], signal);
  };
}
