import type { EventSource } from '../../db/tables/payments.ts';
import type { Tx } from '../../http/call.ts';
import type { Outcome } from '../../ports/payments/port.ts';
import { record } from './record.ts';
import { carryOutRefund } from './refund.ts';
import { isEndedUnpaid, isUnderWay } from './rules/attempt.ts';
import { factOf, pageCheck } from './rules/outcome.ts';
import type { GatewayContext } from './GatewayContext.ts';
import { eventsOf, hasEvent, lockAttempt, type AttemptRow } from './store.ts';

const expectedOf = (attempt: AttemptRow) => ({
  conversationId: attempt.conversation_id,
  paidMinor: attempt.paid_minor,
  currency: attempt.currency,
});

/**
 * Schedules one more status query about an attempt that ended unpaid while the gateway's own page was open: the
 * page captures without us.
 * @param before the attempt before its end
 */
export async function schedulePageCheck(
  tx: Tx,
  before: AttemptRow,
  { id, state }: AttemptRow,
): Promise<void> {
  if (before.page_url === null || !isEndedUnpaid(state)) return;
  await tx
    .updateTable('payment_attempts')
    .set({ next_check_at: pageCheck(new Date(before.begun_at)).toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Records the gateway's outcome of an attempt; one that is not final changes nothing. */
export async function recordOutcome(
  { begin, clock }: GatewayContext,
  id: number,
  outcome: Outcome,
  source: EventSource,
): Promise<AttemptRow | undefined> {
  return begin(async (tx) => {
    const attempt = await lockAttempt(tx, { id });
    const fact = attempt && factOf(outcome, expectedOf(attempt));
    if (!attempt || !fact) return attempt;
    const { card, shown } = outcome.kind === 'captured' ? outcome : {};
    const changed = await record(tx, attempt, fact, { source, now: clock(), card, shown });
    await schedulePageCheck(tx, attempt, changed);
    return changed;
  });
}

/** Refunds a duplicate payment. */
async function refundTwice(context: GatewayContext, { id, state }: AttemptRow): Promise<void> {
  if (state === 'refunding')
    await carryOutRefund(context, id, { source: 'answer', ip: '127.0.0.1', isTwiceOnly: true });
}

/** Completes the payment after the bank's page; without an answer the attempt is unknown, never declined. */
export async function completeAttempt(
  context: GatewayContext,
  attempt: AttemptRow,
  source: EventSource,
): Promise<void> {
  const { begin, gateway, clock } = context;
  const outcome = await gateway.complete(expectedOf(attempt), attempt.gateway_reference ?? '');
  const updated = await recordOutcome(context, attempt.id, outcome, source);
  if (updated) await refundTwice(context, updated);
  if (outcome.kind !== 'no_answer' && outcome.kind !== 'pending') return;
  await begin(async (tx) => {
    const locked = await lockAttempt(tx, { id: attempt.id });
    if (!locked || !isUnderWay(locked.state)) return;
    const unanswered = {
      kind: 'unanswered',
      reference: attempt.conversation_id,
      amountMinor: null,
      code: null,
    } as const;
    await record(tx, locked, unanswered, { source, now: clock() });
  });
}

/** Replaces an unspecific refusal by `not_authenticated`, for a failed 3-D Secure authentication. */
const notAuthenticated = (outcome: Outcome): Outcome =>
  outcome.kind === 'declined' && outcome.reason === 'gateway_refused'
    ? { ...outcome, reason: 'not_authenticated' }
    : outcome;

/**
 * Queries the gateway about an attempt, and completes a payment that waits only for that.
 * @param explain refines the reason of a decline
 */
export async function queryAttempt(
  context: GatewayContext,
  attempt: AttemptRow,
  source: EventSource,
  explain: (outcome: Outcome) => Outcome = (outcome) => outcome,
): Promise<Outcome> {
  const { conversation_id, gateway_reference } = attempt;
  const answer = await context.gateway.readBack(conversation_id, gateway_reference ?? undefined);
  const outcome = explain(answer);
  const updated = await recordOutcome(context, attempt.id, outcome, source);
  if (updated) await refundTwice(context, updated);
  return outcome;
}

/**
 * Handles the browser's return from the bank. Its claim proves nothing, so the gateway is queried, also about an
 * attempt that ended unpaid meanwhile.
 * @returns the attempt's id; undefined for an unknown attempt
 */
export async function takeReturn(
  context: GatewayContext,
  conversationId: string,
  form: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  const { begin, gateway, clock } = context;
  const claim = gateway.readReturn(form);
  const found = await begin(async (tx) => {
    const attempt = await lockAttempt(tx, { conversationId });
    if (!attempt) return undefined;
    const isOurs = claim.reference === attempt.gateway_reference;
    const isOpen = isUnderWay(attempt.state) && attempt.state !== 'needs_person';
    if (!isOpen || !claim.isAuthenticated || !isOurs)
      return {
        attempt,
        isQueried: isOpen || isEndedUnpaid(attempt.state),
        goesOn: false,
        isRefused: isOurs && !claim.isAuthenticated,
      };
    const returned = {
      kind: 'returned',
      reference: claim.reference,
      amountMinor: null,
      code: claim.verdict === '' ? null : claim.verdict.slice(0, 8),
    } as const;
    const changed = await record(tx, attempt, returned, { source: 'browser', now: clock() });
    return { attempt: changed, isQueried: false, goesOn: true, isRefused: false };
  });
  if (!found) return undefined;
  if (found.goesOn) await completeAttempt(context, found.attempt, 'answer');
  else if (found.isQueried) {
    const explain = found.isRefused ? notAuthenticated : undefined;
    await queryAttempt(context, found.attempt, 'answer', explain);
  }
  return found.attempt.id;
}

/**
 * Handles a notification with a valid signature: queries the gateway and completes a payment that is pending
 * only for that.
 * @returns `unknown` for an unknown attempt, `no_answer` if the gateway does not answer the query
 */
export async function takeNotification(
  context: GatewayContext,
  conversationId: string,
): Promise<'taken' | 'unknown' | 'no_answer'> {
  const found = await context.begin(async (tx) => {
    const attempt = await lockAttempt(tx, { conversationId });
    return attempt && { attempt, events: await eventsOf(tx, attempt.id) };
  });
  if (!found) return 'unknown';
  const outcome = await queryAttempt(context, found.attempt, 'notification');
  if (outcome.kind === 'pending' && hasEvent(found.events, 'returned'))
    await completeAttempt(context, found.attempt, 'notification');
  return outcome.kind === 'no_answer' ? 'no_answer' : 'taken';
}
