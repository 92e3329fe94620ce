import { expect, it } from 'vitest';
import { capReached, rewardsOf } from './rewards.ts';

it.each([
  ['nothing yet', 0, 0, 10_000, undefined],
  ['one this month', 10_000, 10_000, 10_000, undefined],
  ['part of the month is left', 15_000, 15_000, 5_000, undefined],
  ['the month is full', 20_000, 20_000, 0, 'referral_month'],
  ['a new month, part of all is left', 0, 36_000, 4_000, undefined],
  ['everything was had', 0, 40_000, 0, 'referral_total'],
  ['more than the caps, which were higher once', 30_000, 50_000, 0, 'referral_total'],
])('%s', (_, month, total, next, reason) => {
  const rewards = rewardsOf({ month, total });
  expect(rewards.next).toBe(next);
  expect(rewards.month.left).toBeGreaterThanOrEqual(0);
  expect(capReached(rewards)).toBe(reason);
});
