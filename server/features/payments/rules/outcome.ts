import type { Outcome } from '../../../ports/payments/port.ts';
import type { AttemptState, EventKind } from './attempt.ts';

/** Terms that an attempt was begun with; money counts only if it is this. */
export interface Expected {
  conversationId: string;
  paidMinor: number;
  currency: string;
}

/** An event to write down, with what a person may want to know of it. */
export interface Fact {
  kind: EventKind;
  reference: string;
  amountMinor: number | null;
  /** Reason or difference, without anything of the card. */
  code: string | null;
  /** Agent who decided it, and their reason. */
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
  // Money of another amount is nobody's to book but a person's.
  return { kind: 'mismatched', reference, amountMinor, code: wrong.join(',') };
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Milliseconds after the beginning at which the gateway is asked what became of an attempt. */
const CHECKS_MS: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  20 * MINUTE,
  60 * MINUTE,
  DAY,
  2 * DAY,
  3 * DAY,
];

/** Returns the time of the next status query to the gateway; null after the last one. */
export function nextCheck(begunAt: Date, checks: number): Date | null {
  const after = CHECKS_MS[checks];
  return after === undefined ? null : new Date(begunAt.getTime() + after);
}

/** Knowledge of the sweep about an attempt when it has asked. */
export interface Swept {
  state: AttemptState;
  /** The browser came back from the bank: money may be on its way. */
  hasReturned: boolean;
  /** The bank's page was shown, or may have been. */
  hasPage: boolean;
  isPastExpiry: boolean;
  isLastCheck: boolean;
}

export type SweepStep = 'complete' | 'expire' | 'give_up' | 'wait';

/** Decides what to do where the gateway's answer is not final. */
export function sweepStep(outcome: Outcome, attempt: Swept): SweepStep {
  const isSilent = outcome.kind === 'no_answer';
  // It waits for us: taking the money is repeated safely.
  if (outcome.kind === 'pending' && attempt.hasReturned)
    return attempt.isLastCheck ? 'give_up' : 'complete';
  // Nobody has come back from the bank, or was ever sent there: nothing can be taken any more.
  if (!isSilent && !attempt.hasReturned && (!attempt.hasPage || attempt.isPastExpiry))
    return 'expire';
  return attempt.isLastCheck ? 'give_up' : 'wait';
}
