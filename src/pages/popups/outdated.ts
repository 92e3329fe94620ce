import type { Schemas } from '#contract/types.ts';
import { completed, groupsOf, isComplete } from '../../engine/kinds/weekPrices/weekPrices.ts';

export type Catalog = Schemas['Catalog'];

/** Reason to review a price list: its last day is over, or a day of the week has no price. */
export type Reason = 'expired' | 'incomplete';

/** Returns the reason to review a price list; undefined if there is none. @param today YYYY-MM-DD */
export function reasonOf({ expireAt, prices }: Catalog, today: string): Reason | undefined {
  if (expireAt < today) return 'expired';
  return groupsOf(prices).every(isComplete) ? undefined : 'incomplete';
}

/** Returns the initial values of the form: every required price, and a last day in the future. */
export function startOf({ prices, expireAt }: Catalog, today: string, farthest: string) {
  return { prices: completed(prices), expireAt: expireAt < today ? farthest : expireAt };
}
