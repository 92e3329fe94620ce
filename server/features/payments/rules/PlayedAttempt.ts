import type { Outcome } from '../../../ports/payments/port.ts';
import { actionsOf, heldOf } from './actionsOf.ts';
import { isKnown, isUnderWay, MOVES, openRefund, stateOf, type AttemptEvent } from './attempt.ts';
import { linesAmong, type LedgerLine } from './ledger.ts';
import { factOf, nextCheck, sweepStep } from './outcome.ts';

export const PAID = 104_200;
const SOLD = 100_000;
export const expected = { conversationId: 'c1', paidMinor: PAID, currency: 'TRY' };

const NEVER_EXPIRES_BEFORE_MINUTES = 15;

/** Result of a call to the gateway: answered, timed out, or interrupted by a crash. */
export type Ending = 'answered' | 'timed_out' | 'crashed';

/**
 * Simulates an attempt in tests: a gateway with its own state, and our persisted side. Events and ledger survive a
 * crash.
 */
export class PlayedAttempt {
  events: readonly AttemptEvent[] = [{ kind: 'created', reference: '', amountMinor: null }];
  ledger: LedgerLine[][] = [];
  /** Transitions that the table of moves lacks. */
  strayMoves: string[] = [];
  minutes = 0;
  takings = 0;
  /** Kuruş captured by the gateway; may differ from the requested amount. */
  takenMinor = 0;
  refundedMinor = 0;
  /** Kuruş charged back by the card's bank. */
  chargedBackMinor = 0;
  /** True if an agent recorded the payment while the gateway was silent. */
  isReceivedByWord = false;
  #checks = 0;
  #gateway: 'nothing' | 'at_bank' | 'approved' | 'taken' | 'refused' = 'nothing';
  #chargedMinor = PAID;
  /** Keys of completed refunds. */
  readonly #refunds = new Set<string>();
  /** Keys of requested refunds. */
  readonly #requested = new Set<string>();

  get state() {
    return stateOf(this.events);
  }

  get isTaken(): boolean {
    return this.#gateway === 'taken';
  }

  /** Returns the kuruş of a ledger account. */
  balance(account: LedgerLine['account']): number {
    return this.ledger
      .flat()
      .reduce((sum, line) => sum + (line.account === account ? line.amountMinor : 0), 0);
  }

  #record(kind: AttemptEvent['kind'], reference = 'p1', amountMinor: number | null = null): void {
    const event: AttemptEvent = { kind, reference, amountMinor };
    if (isKnown(this.events, event)) return;
    const before = this.state;
    this.events = [...this.events, event];
    const { state } = this;
    if (state !== before && !MOVES[before].includes(state))
      this.strayMoves.push(`${before} → ${state} by ${kind}`);
    const terms = { soldMinor: SOLD, paidMinor: PAID, isTwice: false };
    const lines = linesAmong(this.events, event, terms);
    if (lines.length > 0) this.ledger.push(lines);
  }

  #has = (kind: AttemptEvent['kind']) => this.events.some((event) => event.kind === kind);

  #answer(isSilent = false): Outcome {
    if (isSilent) return { kind: 'no_answer' };
    const reference = 'p1';
    if (this.#gateway === 'taken')
      return {
        kind: 'captured',
        reference,
        ...expected,
        paidMinor: this.takenMinor,
        card: undefined,
      };
    if (this.#gateway === 'refused') return { kind: 'declined', reference, reason: 'refused' };
    return this.#gateway === 'nothing' ? { kind: 'not_found' } : { kind: 'pending', reference };
  }

  #recordOutcome(outcome: Outcome): void {
    const fact = factOf(outcome, expected);
    if (fact) this.#record(fact.kind, fact.reference, fact.amountMinor);
  }

  begin({ isLost = false, isChanged = false } = {}): void {
    if (this.#gateway !== 'nothing' || this.state !== 'created') return;
    this.#gateway = 'at_bank';
    this.#chargedMinor = isChanged ? PAID - 100 : PAID;
    this.#record(isLost ? 'unanswered' : 'page_given');
  }

  approve(isCorrect: boolean): void {
    if (this.#gateway === 'at_bank' && this.#has('page_given'))
      this.#gateway = isCorrect ? 'approved' : 'refused';
  }

  /** Simulates a return from the bank, possibly repeated or forged; only a waiting attempt continues. */
  returnFromBank(isAuthenticated: boolean, end: Ending): void {
    if (this.state !== 'awaiting_3ds') return;
    if (isAuthenticated) {
      this.#record('returned');
      this.#complete(end);
    } else if (this.#gateway !== 'approved') this.#record('declined');
  }

  #complete(end: Ending): void {
    if (!this.#has('returned') || !isUnderWay(this.state)) return;
    if (this.#gateway === 'approved') {
      this.#gateway = 'taken';
      this.takings += 1;
      this.takenMinor = this.#chargedMinor;
    } else if (this.#gateway === 'at_bank') this.#gateway = 'refused';
    if (end === 'answered') this.#recordOutcome(this.#answer());
    if (end === 'timed_out') this.#record('unanswered');
  }

  notify(): void {
    this.#recordOutcome(this.#answer());
  }

  /** Queries the gateway by the schedule. @returns false after the last check */
  sweep(isSilent: boolean): boolean {
    const isOver = !isUnderWay(this.state) || this.state === 'needs_person';
    if (isOver || nextCheck(new Date(0), this.#checks) === null) return false;
    this.#checks += 1;
    const outcome = this.#answer(isSilent);
    this.#recordOutcome(outcome);
    if (!isUnderWay(this.state)) return true;
    const step = sweepStep(outcome, {
      state: this.state,
      hasReturned: this.#has('returned'),
      hasPage: this.#has('page_given'),
      isPastExpiry: this.minutes > NEVER_EXPIRES_BEFORE_MINUTES,
      isLastCheck: nextCheck(new Date(0), this.#checks) === null,
    });
    if (step === 'complete') this.#complete('answered');
    if (step === 'expire') this.#record('expired', '');
    if (step === 'give_up') this.#record('gave_up', '');
    return true;
  }

  #may = (action: ReturnType<typeof actionsOf>[number]) =>
    actionsOf(this.state, this.events).includes(action);

  /** Queries the gateway as an agent. */
  ask(isSilent: boolean): void {
    if (this.#may('ask')) this.#recordOutcome(this.#answer(isSilent));
  }

  /** Closes the attempt as an agent, as paid or not, after a query of the gateway unless it is captured. */
  decide(kind: 'captured' | 'declined', isSilent: boolean): void {
    if (!this.#may(kind === 'captured' ? 'capture' : 'decline')) return;
    const held = heldOf(this.events);
    if (held > 0) {
      this.#record(kind, 'p1', held);
      return;
    }
    const before = this.state;
    const outcome = this.#answer(isSilent);
    this.#recordOutcome(outcome);
    if (outcome.kind === 'captured' || this.state !== before) return;
    if (kind === 'captured' && !isSilent) return;
    if (kind === 'captured') this.isReceivedByWord = true;
    this.#record(kind, 'p1', kind === 'captured' ? PAID : null);
  }

  /** Refunds as an agent; a mismatched amount in full. */
  refund(minor: number, key: string, end: Ending): void {
    if (!this.#may('refund') || this.events.some(({ reference }) => reference === key)) return;
    const held = heldOf(this.events);
    const amountMinor = this.state === 'needs_person' ? held : minor;
    if (amountMinor > held) return;
    this.#record('refund_asked', key, amountMinor);
    this.#refund(end);
  }

  retryRefund(end: Ending): void {
    if (this.#may('retry_refund')) this.#refund(end);
  }

  /** Closes a refund as an agent, by the gateway's own records. */
  settleRefund(): void {
    const open = openRefund(this.events);
    if (!this.#may('settle_refund') || !open) return;
    const isDone = this.#refunds.has(open.reference);
    this.#record(isDone ? 'refunded' : 'refund_refused', open.reference, open.amountMinor);
  }

  /** Records a chargeback of the whole held amount. */
  chargeBack(): void {
    if (!this.#may('charge_back')) return;
    const held = heldOf(this.events);
    this.chargedBackMinor += held;
    this.#record('charged_back', 'p1', held);
  }

  /** Requests a refund; one that was completed before is found by its key and not repeated. */
  #refund(end: Ending): void {
    const { reference, amountMinor } = openRefund(this.events) ?? { reference: '', amountMinor: 0 };
    const minor = amountMinor ?? 0;
    const left = this.takenMinor - this.refundedMinor;
    if (end !== 'crashed' && !this.#refunds.has(reference) && minor <= left) {
      this.#refunds.add(reference);
      this.refundedMinor += minor;
    }
    const isDone = this.#refunds.has(reference);
    const wasRequested = this.#requested.has(reference);
    this.#requested.add(reference);
    // A decline of a repeated request proves nothing.
    if (end !== 'answered' || (wasRequested && !isDone)) return;
    this.#record(isDone ? 'refunded' : 'refund_refused', reference, minor);
  }
}
