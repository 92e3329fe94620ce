import type { Attempt } from './checkoutQueries.ts';

type Outcome =
  | 'bank'
  | 'working'
  | 'unknown'
  | 'person'
  | 'expired'
  | 'declined'
  | 'captured'
  | 'refunding'
  | 'partly_refunded'
  | 'refunded'
  | 'charged_back';

const BY_STATE = {
  created: 'working',
  awaiting_3ds: 'working',
  authorizing: 'working',
  unknown: 'unknown',
  needs_person: 'person',
  expired: 'expired',
  declined: 'declined',
  captured: 'captured',
  refunding: 'refunding',
  partly_refunded: 'partly_refunded',
  refunded: 'refunded',
  charged_back: 'charged_back',
} as const satisfies Record<Attempt['state'], Outcome>;

/** Returns the outcome shown to the buyer; `bank` while the bank's page is open. */
export const outcomeOf = ({ state, hasPage }: Pick<Attempt, 'state' | 'hasPage'>): Outcome =>
  hasPage ? 'bank' : BY_STATE[state];

/** Returns true if a retry makes sense, since no money was captured. */
export const canRetry = (outcome: Outcome): boolean =>
  outcome === 'expired' || outcome === 'declined';

/**
 * Returns true for an attempt that the buyer completes within minutes, which is shown instead of the order. Until others
 * have an outcome, the remaining payments can be paid.
 */
export const takesPage = ({ state }: Pick<Attempt, 'state'>): boolean =>
  BY_STATE[state] === 'working';
