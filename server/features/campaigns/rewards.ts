import type { Schemas } from '#contract/types.ts';

/** Caps in whole lira of gift vouchers: per recommendation, per calendar month, and in total. */
export const CAPS = { perReferral: 10_000, month: 20_000, total: 40_000 };

/** Amounts of the caps that recommendations have used so far. */
export interface Taken {
  month: number;
  total: number;
}

const allowance = (cap: number, used: number): Schemas['ReferralAllowance'] => ({
  cap,
  used,
  left: Math.max(0, cap - used),
});

/** Returns the remaining amounts, and the maximum reward of the next recommendation. */
export function rewardsOf(taken: Taken): Schemas['ReferralRewards'] {
  const month = allowance(CAPS.month, taken.month);
  const total = allowance(CAPS.total, taken.total);
  const next = Math.min(CAPS.perReferral, month.left, total.left);
  return { perReferral: CAPS.perReferral, next, month, total };
}

/** Returns the reason why no reward can be earned any more; undefined if one can. */
export function capReached({ month, total }: Schemas['ReferralRewards']): string | undefined {
  if (total.left === 0) return 'referral_total';
  return month.left === 0 ? 'referral_month' : undefined;
}
