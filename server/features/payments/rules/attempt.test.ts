import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome } from '../../../ports/payments/port.ts';
import {
  append,
  EVENT_KINDS,
  isUnderWay,
  moneyOf,
  MOVES,
  stateOf,
  type AttemptEvent,
} from './attempt.ts';
import { linesOf, taxWithin, type LedgerLine } from './ledger.ts';
import { factOf, nextCheck, sweepStep } from './outcome.ts';

const PAID = 104_200;
const SOLD = 100_000;
const expected = { conversationId: 'c1', paidMinor: PAID, currency: 'TRY' };

/** A gateway, and our side of an attempt as it is kept: events and ledger survive a crash, all else is lost. */
class World {
  events: readonly AttemptEvent[] = [{ kind: 'created', reference: '', amountMinor: null }];
  ledger: LedgerLine[][] = [];
  /** Changes of state that the table of moves does not know. */
  strayMoves: string[] = [];
  checks = 0;
  minutes = 0;
  /** The gateway's own truth. */
  gateway: 'nothing' | 'at_bank' | 'approved' | 'taken' | 'refused' = 'nothing';
  takings = 0;
  refundedMinor = 0;

  private record(event: AttemptEvent): void {
    const before = stateOf(this.events);
    const after = append(this.events, event);
    if (after === this.events) return;
    this.events = after;
    const state = stateOf(after);
    if (state !== before && !MOVES[before].includes(state))
      this.strayMoves.push(`${before} → ${state}`);
    const lines = linesOf({
      kind: event.kind,
      amountMinor: event.amountMinor ?? 0,
      soldMinor: SOLD,
      paidMinor: PAID,
      isTwice: false,
    });
    if (lines.length > 0) this.ledger.push(lines);
  }

  private has = (kind: AttemptEvent['kind']) => this.events.some((event) => event.kind === kind);

  private answer(): Outcome {
    const reference = 'p1';
    if (this.gateway === 'taken')
      return { kind: 'captured', reference, ...expected, card: undefined };
    if (this.gateway === 'refused') return { kind: 'declined', reference, reason: 'refused' };
    return this.gateway === 'nothing' ? { kind: 'not_found' } : { kind: 'pending', reference };
  }

  private learn(outcome: Outcome): void {
    const fact = factOf(outcome, expected);
    if (fact) this.record(fact);
  }

  begin(isLost: boolean): void {
    if (this.gateway !== 'nothing' || stateOf(this.events) !== 'created') return;
    this.gateway = 'at_bank';
    this.record({ kind: isLost ? 'unanswered' : 'page_given', reference: 'p1', amountMinor: null });
  }

  approve(isRight: boolean): void {
    if (this.gateway === 'at_bank' && this.has('page_given'))
      this.gateway = isRight ? 'approved' : 'refused';
  }

  /** Browser returns, twice or forged; only an attempt that waits for it is carried on. */
  comeBack(isAuthenticated: boolean): boolean {
    if (stateOf(this.events) !== 'awaiting_3ds') return false;
    if (!isAuthenticated) {
      if (this.gateway === 'approved') return false;
      this.record({ kind: 'declined', reference: 'p1', amountMinor: null });
      return false;
    }
    this.record({ kind: 'returned', reference: 'p1', amountMinor: null });
    return true;
  }

  /** Takes the money: the answer may be lost with the line or with our process. */
  complete(end: 'answered' | 'timed_out' | 'crashed'): void {
    if (!this.has('returned') || !isUnderWay(stateOf(this.events))) return;
    if (this.gateway === 'approved') {
      this.gateway = 'taken';
      this.takings += 1;
    } else if (this.gateway === 'at_bank') this.gateway = 'refused';
    if (end === 'answered') this.learn(this.answer());
    if (end === 'timed_out')
      this.record({ kind: 'unanswered', reference: 'p1', amountMinor: null });
  }

  notify(): void {
    this.learn(this.answer());
  }

  sweep(isSilent: boolean): void {
    if (!isUnderWay(stateOf(this.events)) || nextCheck(new Date(0), this.checks) === null) return;
    this.checks += 1;
    const outcome: Outcome = isSilent ? { kind: 'no_answer' } : this.answer();
    this.learn(outcome);
    if (!isUnderWay(stateOf(this.events))) return;
    const step = sweepStep(outcome, {
      state: stateOf(this.events),
      hasReturned: this.has('returned'),
      hasPage: this.has('page_given'),
      isPastExpiry: this.minutes > 15,
      isLastCheck: nextCheck(new Date(0), this.checks) === null,
    });
    if (step === 'complete') this.complete('answered');
    if (step === 'expire') this.record({ kind: 'expired', reference: '', amountMinor: null });
    if (step === 'give_up') this.record({ kind: 'gave_up', reference: '', amountMinor: null });
  }

  refund(amountMinor: number, key: string, isTaken: boolean): void {
    const { capturedMinor, refundedMinor } = moneyOf(this.events);
    if (stateOf(this.events) !== 'captured' && stateOf(this.events) !== 'partly_refunded') return;
    if (amountMinor > capturedMinor - refundedMinor) return;
    if (this.events.some(({ reference }) => reference === key)) return;
    this.record({ kind: 'refund_asked', reference: key, amountMinor });
    if (isTaken) this.refundedMinor += amountMinor;
    this.record({ kind: isTaken ? 'refunded' : 'refund_refused', reference: key, amountMinor });
  }
}

const step = fc.oneof(
  fc.record({ do: fc.constant('begin' as const), lost: fc.boolean() }),
  fc.record({ do: fc.constant('approve' as const), right: fc.boolean() }),
  fc.record({
    do: fc.constant('return' as const),
    ok: fc.boolean(),
    end: fc.constantFrom('answered' as const, 'timed_out' as const, 'crashed' as const),
  }),
  fc.record({ do: fc.constant('notify' as const) }),
  fc.record({ do: fc.constant('sweep' as const), silent: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    do: fc.constant('refund' as const),
    minor: fc.oneof(fc.constant(PAID), fc.integer({ min: 1, max: PAID })),
    key: fc.constantFrom('r1', 'r2', 'r3'),
    taken: fc.boolean(),
  }),
);

const sumOf = (lines: readonly LedgerLine[], account?: LedgerLine['account']) =>
  lines.reduce(
    (sum, line) => sum + (account === undefined || line.account === account ? line.amountMinor : 0),
    0,
  );

test('ends at the truth and with a balanced ledger in ten thousand random orders', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 14 }), (isPaid, steps) => {
      const world = new World();
      // Half of them begin as most payments do, so that money goes back often enough.
      if (isPaid) {
        world.begin(false);
        world.approve(true);
        if (world.comeBack(true)) world.complete('answered');
      }
      for (const one of steps) {
        if (one.do === 'begin') world.begin(one.lost);
        if (one.do === 'approve') world.approve(one.right);
        if (one.do === 'return' && world.comeBack(one.ok)) world.complete(one.end);
        if (one.do === 'notify') world.notify();
        if (one.do === 'sweep') world.sweep(one.silent);
        if (one.do === 'wait') world.minutes += one.minutes;
        if (one.do === 'refund') world.refund(one.minor, one.key, one.taken);
      }
      world.minutes += 60;
      while (isUnderWay(stateOf(world.events)) && nextCheck(new Date(0), world.checks))
        world.sweep(false);
      const state = stateOf(world.events);
      seen.add(state);
      const isTaken = world.gateway === 'taken';
      expect(world.strayMoves).toEqual([]);
      expect(world.takings).toBe(isTaken ? 1 : 0);
      for (const lines of world.ledger) expect(sumOf(lines)).toBe(0);
      const held = sumOf(world.ledger.flat(), 'gateway_receivable');
      expect(held).toBe(state === 'needs_person' ? 0 : isTaken ? PAID - world.refundedMinor : 0);
      const isOver = state === 'declined' || state === 'expired';
      expect(isOver && isTaken).toBe(false);
    }),
    { numRuns: 10_000 },
  );
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining(['captured', 'declined', 'expired', 'partly_refunded', 'refunded']),
  );
});

test('derives one state from the same facts in whatever order they become known', () => {
  const facts = fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...EVENT_KINDS),
      reference: fc.constantFrom('', 'p1', 'r1'),
      amountMinor: fc.constant(500),
    }),
    { selector: ({ kind, reference }) => `${kind}:${reference}`, maxLength: 9 },
  );
  fc.assert(
    fc.property(facts, fc.array(fc.nat(), { minLength: 9, maxLength: 9 }), (events, keys) => {
      const ordered = events
        .map((event, index) => ({ event, key: keys[index] ?? 0 }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ event }) => event);
      expect(stateOf(ordered)).toBe(stateOf(events));
    }),
    { numRuns: 500 },
  );
});

test('books whole kuruş whose parts add up to the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_234_567_890_123 }),
      fc.nat(99_999),
      fc.nat(1000),
      (sold, extra, share) => {
        const paidMinor = sold + extra;
        const back = Math.floor((paidMinor * share) / 1000);
        for (const kind of EVENT_KINDS)
          for (const isTwice of [false, true]) {
            const amountMinor = kind === 'refunded' ? back : paidMinor;
            const lines = linesOf({ kind, amountMinor, soldMinor: sold, paidMinor, isTwice });
            expect(sumOf(lines)).toBe(0);
            for (const line of lines) expect(Number.isSafeInteger(line.amountMinor)).toBe(true);
          }
        expect(Number.isInteger(taxWithin(sold))).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test('leaves money of another amount or currency to a person', () => {
  const captured = { kind: 'captured', reference: 'p1', card: undefined, ...expected } as const;
  expect(factOf(captured, expected)?.kind).toBe('captured');
  expect(factOf({ ...captured, paidMinor: PAID - 1 }, expected)).toMatchObject({
    kind: 'mismatched',
    code: 'amount',
  });
  expect(factOf({ ...captured, currency: 'USD' }, expected)).toMatchObject({ code: 'currency' });
  expect(factOf({ ...captured, conversationId: 'c2' }, expected)).toMatchObject({
    code: 'conversation',
  });
  expect(factOf({ kind: 'no_answer' }, expected)).toBeUndefined();
});

test('asks seven times over three days, then leaves it to a person', () => {
  const begun = new Date('2026-11-24T09:00:00.000Z');
  const asked = Array.from({ length: 8 }, (_, checks) => nextCheck(begun, checks)?.toISOString());
  expect(asked).toEqual([
    '2026-11-24T09:01:00.000Z',
    '2026-11-24T09:05:00.000Z',
    '2026-11-24T09:20:00.000Z',
    '2026-11-24T10:00:00.000Z',
    '2026-11-25T09:00:00.000Z',
    '2026-11-26T09:00:00.000Z',
    '2026-11-27T09:00:00.000Z',
    undefined,
  ]);
});
