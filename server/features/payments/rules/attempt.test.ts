import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldOf } from './actionsOf.ts';
import { ATTEMPT_STATES, EVENT_KINDS, moneyOf, stateOf } from './attempt.ts';
import { linesOf, taxWithin, type LedgerLine } from './ledger.ts';
import { factOf, nextCheck } from './outcome.ts';
import { expected, PAID, PlayedAttempt, type Ending } from './PlayedAttempt.ts';

const ending = fc.constantFrom('answered' as const, 'timed_out' as const, 'crashed' as const);

/** Step of a simulated attempt; an impossible one changes nothing. */
type Step = (attempt: PlayedAttempt) => void;

const step = <T>(
  arbitrary: fc.Arbitrary<T>,
  happen: (attempt: PlayedAttempt, value: T) => void,
): fc.Arbitrary<Step> => arbitrary.map((value) => (attempt) => happen(attempt, value));

const refunds = fc.record({
  minor: fc.oneof(fc.constant(PAID), fc.integer({ min: 1, max: PAID })),
  key: fc.constantFrom('r1', 'r2', 'r3'),
  end: ending,
});
const decisions = fc.record({
  kind: fc.constantFrom('captured' as const, 'declined' as const),
  isSilent: fc.boolean(),
});

const steps = fc.oneof(
  step(fc.record({ isLost: fc.boolean(), isChanged: fc.boolean() }), (one, how) => one.begin(how)),
  step(fc.boolean(), (one, isCorrect) => one.approve(isCorrect)),
  step(fc.tuple(fc.boolean(), ending), (one, [isOk, end]) => one.returnFromBank(isOk, end)),
  step(fc.constant(null), (one) => one.notify()),
  step(fc.boolean(), (one, isSilent) => one.sweep(isSilent)),
  step(fc.integer({ min: 1, max: 30 }), (one, minutes) => (one.minutes += minutes)),
  step(fc.boolean(), (one, isSilent) => one.ask(isSilent)),
  step(decisions, (one, { kind, isSilent }) => one.decide(kind, isSilent)),
  step(refunds, (one, { minor, key, end }) => one.refund(minor, key, end)),
  step(ending, (one, end) => one.retryRefund(end)),
  step(fc.constant(null), (one) => one.settleRefund()),
  step(fc.constant(null), (one) => one.chargeBack()),
);

/** First steps that often lead to refunds and to agents' decisions. */
const beginnings: readonly Step[] = [
  () => undefined,
  ...[false, true].flatMap((isChanged): Step[] => {
    const arrive = (one: PlayedAttempt, end: Ending) => {
      one.begin({ isChanged });
      one.approve(true);
      one.returnFromBank(true, end);
    };
    return [
      (one) => arrive(one, 'answered'),
      (one) => {
        arrive(one, 'crashed');
        while (one.sweep(true));
      },
    ];
  }),
];

const sumOf = (lines: readonly LedgerLine[]) =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

test('converges to the gateway’s result with a balanced ledger in ten thousand random orders, whatever an agent decides', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom(...beginnings),
      fc.array(steps, { maxLength: 14 }),
      (begin, happenings) => {
        const attempt = new PlayedAttempt();
        begin(attempt);
        for (const happen of happenings) {
          happen(attempt);
          seen.add(attempt.state);
        }
        attempt.minutes += 60;
        while (attempt.sweep(false));
        // Late notifications count regardless of an agent's decision.
        attempt.notify();
        const { state, events, isTaken, takenMinor, refundedMinor, chargedBackMinor } = attempt;
        expect(attempt.strayMoves).toEqual([]);
        expect(attempt.takings).toBe(isTaken ? 1 : 0);
        for (const lines of attempt.ledger) expect(sumOf(lines)).toBe(0);
        const booked = attempt.balance('gateway_receivable');
        expect(booked).toBe(heldOf(events));
        // An unanswered refund may have been completed.
        const isKnown = !attempt.isReceivedByWord && state !== 'refunding';
        expect(booked).toBe(isKnown ? takenMinor - refundedMinor - chargedBackMinor : booked);
        expect(attempt.balance('chargebacks')).toBe(chargedBackMinor);
        expect(booked).toBe(state === 'charged_back' ? 0 : booked);
        expect(refundedMinor).toBeLessThanOrEqual(takenMinor);
        const { capturedMinor } = moneyOf(events);
        expect(attempt.balance('suspense')).toBe(capturedMinor > 0 ? 0 : 0 - booked);
        expect(['declined', 'expired'].includes(state) && isTaken).toBe(false);
      },
    ),
    { numRuns: 10_000 },
  );
  expect([...seen].toSorted()).toEqual(ATTEMPT_STATES.toSorted());
});

test('derives the same state from the same facts in any order', () => {
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

test('books whole kuruş whose parts add up to the total', () => {
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

test('leaves another amount or currency to an agent', () => {
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

test('checks seven times over three days, then leaves it to an agent', () => {
  const begun = new Date('2026-11-24T09:00:00.000Z');
  const checkTimes = Array.from({ length: 8 }, (_, checks) =>
    nextCheck(begun, checks)?.toISOString(),
  );
  expect(checkTimes).toEqual([
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
