import type { Outcome } from '../../../ports/payments/port.ts';
import type { AttemptState, EventKind } from './attempt.ts';
import { DAY_MS } from '../../../time/day.ts';

/** Terms of an attempt; only a payment that matches them is booked. */
export interface Expected {
  conversationId: string;
  paidMinor: number;
  currency: string;
}

/** Event to record, with details for an agent. */
export interface Fact {
  kind: EventKind;
  reference: string;
  amountMinor: number | null;
  /** Reason or mismatch, without card data. */
  code: string | null;
  /** Deciding agent and the reason. */
  by?: { agentId: number; note: string };
}

/** Converts a gateway's outcome to a fact; undefined if it is not final. */
export function factOf(outcome: Outcome, expected: Expected): Fact | undefined {
  if (outcome.kind === 'declined')
    return {
      kind: 'declined',
      reference: outcome.reference,
      amountMinor: null,
      code: outcome.reason,
    };
  if (outcome.kind !== 'captured') return undefined;
  const { reference, paidMinor: amountMinor } = outcome;
  const wrong = [
    outcome.conversationId === expected.conversationId ? '' : 'conversation',
    amountMinor === expected.paidMinor ? '' : 'amount',
    outcome.currency === expected.currency ? '' : 'currency',
  ].filter((part) => part !== '');
  if (wrong.length === 0) return { kind: 'captured', reference, amountMinor, code: null };
  // Only an agent may book a mismatched amount.
  return { kind: 'mismatched', reference, amountMinor, code: wrong.join(',') };
}

const MINUTE = 60_000;

/** Milliseconds after the start when the gateway is queried about an attempt. */
const CHECKS_MS: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  20 * MINUTE,
  60 * MINUTE,
  DAY_MS,
  2 * DAY_MS,
  3 * DAY_MS,
];

/** Returns the time of the next status query to the gateway; null after the last one. */
export function nextCheck(begunAt: Date, checks: number): Date | null {
  const after = CHECKS_MS[checks];
  return after === undefined ? null : new Date(begunAt.getTime() + after);
}

/** Milliseconds after the start when the gateway's own page takes no payment any more. */
const PAGE_OVER_MS = 60 * MINUTE;

/** Returns the time of the last status query about an attempt that ended unpaid on the gateway's own page. */
export const pageCheck = (begunAt: Date): Date => new Date(begunAt.getTime() + PAGE_OVER_MS);

/** State of an attempt when the sweep queries it. */
export interface Swept {
  state: AttemptState;
  /** True once the browser has returned from the bank, so that a payment is possible. */
  hasReturned: boolean;
  /** True if the bank's page was or may have been shown. */
  hasPage: boolean;
  isPastExpiry: boolean;
  isLastCheck: boolean;
}

export type SweepStep = 'complete' | 'expire' | 'give_up' | 'wait';

/** Returns the next step if the gateway's answer is not final. */
export function sweepStep(outcome: Outcome, attempt: Swept): SweepStep {
  const isSilent = outcome.kind === 'no_answer';
  // The gateway waits for our completion, which is safe to repeat.
  if (outcome.kind === 'pending' && attempt.hasReturned)
    return attempt.isLastCheck ? 'give_up' : 'complete';
  // The bank's page was not completed, or never shown: no payment is possible any more.
  if (!isSilent && !attempt.hasReturned && (!attempt.hasPage || attempt.isPastExpiry))
    return 'expire';
  return attempt.isLastCheck ? 'give_up' : 'wait';
}
