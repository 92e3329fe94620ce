import { expect, it } from 'vitest';
import { EventDeduplicator } from './EventDeduplicator.ts';
import type { RealtimeEvent } from './RealtimeEvent.ts';

const event = (id: number): RealtimeEvent => ({
  id,
  type: 'lead',
  leadId: id,
  coupleName: 'Elif & Can',
  at: '2026-11-21T09:00:00.000Z',
});
const ids = (events: readonly RealtimeEvent[]) => events.map(({ id }) => id);

it('returns each event once, in the order of the ids', () => {
  const deduplicator = new EventDeduplicator();
  expect(deduplicator.last).toBeUndefined();
  expect(ids(deduplicator.take([event(3), event(1)]))).toEqual([1, 3]);
  expect(ids(deduplicator.take([event(1), event(2), event(3), event(4)]))).toEqual([2, 4]);
  expect(deduplicator.last).toBe(4);
  expect(deduplicator.take([event(4)])).toEqual([]);
});

it('never lowers the last id', () => {
  const deduplicator = new EventDeduplicator();
  deduplicator.begin(10);
  deduplicator.begin(5);
  expect(deduplicator.last).toBe(10);
  // An event that arrives out of order is still new.
  expect(ids(deduplicator.take([event(9)]))).toEqual([9]);
  expect(deduplicator.last).toBe(10);
});

it('repeats for a new tab the events since it requested its data', () => {
  let now = 0;
  const deduplicator = new EventDeduplicator(() => now);
  deduplicator.take([event(1)]);
  now = 10_000;
  deduplicator.take([event(2)]);
  now = 12_000;
  expect(ids(deduplicator.within(3))).toEqual([2]);
  expect(ids(deduplicator.within(30))).toEqual([1, 2]);
});
