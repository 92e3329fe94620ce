import {
  onChildAdded,
  onChildChanged,
  onValue,
  orderByKey,
  query,
  ref,
  startAt,
  type Database,
  type DataSnapshot,
  type Query,
} from '@firebase/database';
import { isRealtimeEvent } from './RealtimeEvent.ts';
import { isRealtimeHint } from './RealtimeHint.ts';
import type { StreamItem } from './RealtimeService.ts';
import type { AsyncQueue } from './AsyncQueue.ts';

/** Returns the database key of an event id; keys sort like ids. */
const keyOf = (id: number) => `e${String(id).padStart(16, '0')}`;

function eventOf(child: DataSnapshot): StreamItem | undefined {
  const value: unknown = child.val();
  if (typeof value !== 'object' || !/^e\d{16}$/.test(child.key ?? '')) return undefined;
  const event: unknown = { ...value, id: Number(child.key?.slice(1)) };
  return isRealtimeEvent(event) ? event : undefined;
}

function hintOf(child: DataSnapshot): StreamItem | undefined {
  const value: unknown = child.val();
  return isRealtimeHint(value) ? value : undefined;
}

/** Watches a branch; resolves once its existing children have been passed on. */
function watchBranch(
  branch: Query,
  read: (child: DataSnapshot) => StreamItem | undefined,
  received: AsyncQueue<StreamItem>,
): Promise<void> {
  const take = (child: DataSnapshot) => {
    const childNews = read(child);
    if (childNews) received.add(childNews);
  };
  const refuse = (error: Error) => received.end(error);
  onChildAdded(branch, take, refuse);
  onChildChanged(branch, take, refuse);
  // The value event fires after the events of its children.
  return new Promise((resolve) => {
    onValue(branch, () => resolve(), refuse, { onlyOnce: true });
  });
}

/**
 * Passes on a user's events and hints.
 * @returns a promise that resolves once the existing ones have been passed on
 */
export async function watchUser(
  database: Database,
  uuid: string,
  after: number,
  received: AsyncQueue<StreamItem>,
): Promise<void> {
  const events = ['leads', 'messages', 'assignments'].map((name) => {
    const branch = ref(database, `customer_users/${uuid}/${name}`);
    return watchBranch(query(branch, orderByKey(), startAt(keyOf(after + 1))), eventOf, received);
  });
  const hints = watchBranch(ref(database, `presence/${uuid}/hints`), hintOf, received);
  await Promise.all([...events, hints]);
}
