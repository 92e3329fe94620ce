import type { Schemas } from '#contract/types.ts';

/** Whole lira of gift vouchers: for one recommendation, in a calendar month, and in all. */
export const CAPS = { perReferral: 10_000, month: 20_000, total: 40_000 };

/** What recommendations have taken of the caps so far. */
export interface Taken {
  month: number;
  total: number;
}

const allowance = (cap: number, used: number): Schemas['ReferralAllowance'] => ({
  cap,
  used,
  left: Math.max(0, cap - used),
});

/** What is left, and what the next recommendation earns at most. */
export function rewardsOf(taken: Taken): Schemas['ReferralRewards'] {
  const month = allowance(CAPS.month, taken.month);
  const total = allowance(CAPS.total, taken.total);
  const next = Math.min(CAPS.perReferral, month.left, total.left);
  return { perReferral: CAPS.perReferral, next, month, total };
}

/** Why nothing can be earned any more; undefined while something can. */
export function capReached({ month, total }: Schemas['ReferralRewards']): string | undefined {
  if (total.left === 0) return 'referral_total';
  return month.left === 0 ? 'referral_month' : undefined;
}
