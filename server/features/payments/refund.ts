import type { EventSource } from '../../db/tables/payments.ts';
import type { Tx } from '../../http/call.ts';
import type { PaymentGateway, Refund } from '../../ports/payments/port.ts';
import { record } from './record.ts';
import { moneyOf, openRefund } from './rules/attempt.ts';
import type { Fact } from './rules/outcome.ts';
import type { GatewayContext } from './GatewayContext.ts';
import { eventsOf, lockAttempt, type AttemptRow } from './store.ts';

/**
 * Milliseconds in which a requested refund is not requested again: longer than two calls to the gateway, and than
 * a slow gateway may need to complete it.
 */
const LEASE_MS = 300_000;

/** Key prefix of refunds of duplicate payments. */
export const DUPLICATE_PREFIX = 'twice:';

interface RefundOptions {
  source: EventSource;
  /** IP address of the requesting user, for the gateway. */
  ip: string;
  /** Only refunds of duplicate payments are automatic. */
  isTwiceOnly?: boolean;
  by?: Fact['by'];
}

type RefundAnswer = 'refunded' | 'refused' | 'no_answer' | 'elsewhere';

/** Returns true while a request for the open refund is in progress or recent (`LEASE_MS`). */
export const isRefundInProgress = ({ refund_tried_at: last }: AttemptRow, now: Date): boolean =>
  last !== null && now.getTime() - new Date(last).getTime() < LEASE_MS;

const setTried = (tx: Tx, id: number, at: string | null) =>
  tx.updateTable('payment_attempts').set({ refund_tried_at: at }).where('id', '=', id).execute();

/** Ends the lease of an attempt's refund, so that the next one is requested at once. */
export const endLease = (tx: Tx, id: number) => setTried(tx, id, null);

/** Claims the open refund of an attempt, so that no other process requests it meanwhile. */
async function claimRefund({ begin, clock }: GatewayContext, id: number, isTwiceOnly: boolean) {
  return begin(async (tx) => {
    const attempt = await lockAttempt(tx, { id });
    const events = attempt?.state === 'refunding' ? await eventsOf(tx, id) : [];
    const open = openRefund(events);
    if (!attempt || !open || (isTwiceOnly && !open.reference.startsWith(DUPLICATE_PREFIX)))
      return undefined;
    const now = clock();
    if (isRefundInProgress(attempt, now)) return undefined;
    await setTried(tx, id, now.toISOString());
    const { refundedMinor } = moneyOf(events);
    return { attempt, open, refundedMinor, last: attempt.refund_tried_at };
  });
}

/** Queries the gateway about a refund whose request had no answer. */
async function queryRefund(
  gateway: PaymentGateway,
  refund: Pick<Refund, 'reference' | 'key'>,
  refundedMinor: number,
): Promise<RefundAnswer | 'not_found'> {
  const found = await gateway.findRefund(refund);
  if (found.kind !== 'not_found') return found.kind;
  // A refund made at the gateway itself may be this one under another key.
  return found.refundedMinor > refundedMinor ? 'elsewhere' : 'not_found';
}

/**
 * Sends the open refund to the gateway and records the answer; it stays open without one.
 * @returns undefined if none is open, or if it is being requested
 */
export async function carryOutRefund(
  context: GatewayContext,
  id: number,
  { source, ip, isTwiceOnly = false, by }: RefundOptions,
): Promise<RefundAnswer | undefined> {
  const claimed = await claimRefund(context, id, isTwiceOnly);
  if (!claimed) return undefined;
  const { attempt, open, last, refundedMinor } = claimed;
  const { reference } = open;
  const refund = {
    reference: attempt.gateway_reference ?? '',
    key: reference,
    amountMinor: open.amountMinor ?? attempt.paid_minor,
    ip,
  };
  const { amountMinor } = refund;
  const { gateway } = context;
  const found = last === null ? 'not_found' : await queryRefund(gateway, refund, refundedMinor);
  const answer = found === 'not_found' ? await gateway.refund(refund) : found;
  if (found === 'not_found' && answer === 'no_answer') return answer;
  // A repeated request may be declined because the first one succeeded and the report is behind.
  if (answer === 'no_answer' || answer === 'elsewhere' || (answer === 'refused' && last !== null)) {
    await context.begin((tx) => setTried(tx, id, last));
    return answer;
  }
  const kind = answer === 'refunded' ? 'refunded' : 'refund_refused';
  await context.begin(async (tx) => {
    const locked = await lockAttempt(tx, { id });
    // A duplicate payment is owed regardless of the gateway's answer: it stays open for an agent.
    if (!locked || (kind === 'refund_refused' && reference.startsWith(DUPLICATE_PREFIX))) return;
    const fact = { kind, reference, amountMinor, code: null, ...(by && { by }) } as const;
    await record(tx, locked, fact, { source, now: context.clock() });
    await endLease(tx, id);
  });
  return answer;
}

/**
 * Queries the open refund of an attempt before an agent closes it as failed.
 * @returns undefined if none is open, or if it is being requested
 */
export async function findOpenRefund(
  context: GatewayContext,
  id: number,
): Promise<RefundAnswer | 'not_found' | undefined> {
  const claimed = await claimRefund(context, id, false);
  if (!claimed) return undefined;
  const { attempt, open, refundedMinor, last } = claimed;
  const refund = { reference: attempt.gateway_reference ?? '', key: open.reference };
  const found = await queryRefund(context.gateway, refund, refundedMinor);
  if (found === 'elsewhere') await context.begin((tx) => setTried(tx, id, last));
  return found;
}
