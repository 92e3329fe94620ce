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
import type { Heard } from './RealtimeService.ts';
import type { AsyncQueue } from './AsyncQueue.ts';

/** Keys sort as the ids of the events do. */
const keyOf = (id: number) => `e${String(id).padStart(16, '0')}`;

function eventOf(child: DataSnapshot): Heard | undefined {
  const value: unknown = child.val();
  if (typeof value !== 'object' || !/^e\d{16}$/.test(child.key ?? '')) return undefined;
  const event: unknown = { ...value, id: Number(child.key?.slice(1)) };
  return isRealtimeEvent(event) ? event : undefined;
}

function hintOf(child: DataSnapshot): Heard | undefined {
  const value: unknown = child.val();
  return isRealtimeHint(value) ? value : undefined;
}

/** Resolves once all that stands in the branch has been handed on. */
function watchBranch(
  branch: Query,
  read: (child: DataSnapshot) => Heard | undefined,
  received: AsyncQueue<Heard>,
): Promise<void> {
  const take = (child: DataSnapshot) => {
    const heard = read(child);
    if (heard) received.add(heard);
  };
  const refuse = (error: Error) => received.end(error);
  onChildAdded(branch, take, refuse);
  onChildChanged(branch, take, refuse);
  // The value is told after the children that it holds.
  return new Promise((resolve) => {
    onValue(branch, () => resolve(), refuse, { onlyOnce: true });
  });
}

/** Hands on a user's events and hints. @returns resolves once those that stand there have been handed on */
export async function watchUser(
  database: Database,
  uuid: string,
  after: number,
  received: AsyncQueue<Heard>,
): Promise<void> {
  const events = ['leads', 'messages', 'assignments'].map((name) => {
    const branch = ref(database, `customer_users/${uuid}/${name}`);
    return watchBranch(query(branch, orderByKey(), startAt(keyOf(after + 1))), eventOf, received);
  });
  const hints = watchBranch(ref(database, `presence/${uuid}/hints`), hintOf, received);
  await Promise.all([...events, hints]);
}
