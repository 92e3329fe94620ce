import type { Schemas } from '#contract/types.ts';
import { isUnderWay, moneyOf, type AttemptEvent, type AttemptState } from './attempt.ts';

type ActionType = Schemas['SupportPaymentActionType'];

/** Returns the kuruş of an attempt that are held, regardless of their purpose. */
export function heldOf(events: readonly AttemptEvent[]): number {
  const { capturedMinor, mismatchedMinor, refundedMinor, chargedBackMinor } = moneyOf(events);
  return (capturedMinor > 0 ? capturedMinor : mismatchedMinor) - refundedMinor - chargedBackMinor;
}

/** Returns the support desk's actions for an attempt in its current state. */
export function actionsOf(state: AttemptState, events: readonly AttemptEvent[]): ActionType[] {
  const isHeld = heldOf(events) > 0;
  if (state === 'refunding') return ['retry_refund', 'settle_refund'];
  if (state === 'captured' || state === 'partly_refunded') return ['refund', 'charge_back'];
  if (state === 'needs_person')
    return isHeld ? ['ask', 'capture', 'refund'] : ['ask', 'capture', 'decline'];
  // A late payment counts, so that closed attempts can be queried too.
  const isQueryable = isUnderWay(state) || state === 'expired' || state === 'declined';
  return isQueryable ? ['ask'] : [];
}
