import { expect, test } from 'vitest';
import { startOfDay } from '../../../time/day.ts';
import { Random } from '../random.ts';
import { arrivals } from './arrivals.ts';

test('creates leads of today in the first minutes of a day, and none in the future', () => {
  const midnight = startOfDay('Europe/Istanbul', '2026-11-26');
  const now = new Date(midnight.getTime() + 3 * 60_000);
  const moments = arrivals(new Random(1), now).map(({ at }) => at);
  expect(moments.some((at) => at >= midnight)).toBe(true);
  expect(moments.filter((at) => at > now)).toEqual([]);
});
