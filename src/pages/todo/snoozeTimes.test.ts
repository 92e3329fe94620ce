import { expect, it } from 'vitest';
import { SNOOZES, snoozeTime } from './snoozeTimes.ts';

const times = (now: string) => SNOOZES.map((snooze) => snoozeTime(snooze, new Date(now)));

it('offers an hour, this evening, tomorrow and Monday, in Istanbul’s time zone', () => {
  // Saturday noon.
  expect(times('2026-11-21T09:00:00.000Z')).toEqual([
    '2026-11-21T10:00:00.000Z',
    '2026-11-21T15:00:00.000Z',
    '2026-11-22T06:00:00.000Z',
    '2026-11-23T06:00:00.000Z',
  ]);
});

it('offers no evening that has started, and on a Monday the next one', () => {
  expect(times('2026-11-23T16:00:00.000Z').slice(1)).toEqual([
    null,
    '2026-11-24T06:00:00.000Z',
    '2026-11-30T06:00:00.000Z',
  ]);
});
