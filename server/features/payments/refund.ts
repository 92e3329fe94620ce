import type { EventSource } from '../../db/tables/payments.ts';
import type { Tx } from '../../http/call.ts';
import type { PaymentGateway, Refund } from '../../ports/payments/port.ts';
import { record } from './record.ts';
import { moneyOf, openRefund } from './rules/attempt.ts';
import type { Fact } from './rules/outcome.ts';
import type { Settling } from './Settling.ts';
import { eventsOf, lockAttempt, type AttemptRow } from './store.ts';

/**
 * Milliseconds for which nobody else asks for a refund that was asked for: longer than two calls of the gateway take, and
 * than a gateway that did not answer in time may need to carry it out all the same.
 */
const LEASE_MS = 300_000;

/** Prefix of what names a refund of money that was paid although it was paid already. */
export const TWICE = 'twice:';

interface RefundOptions {
  source: EventSource;
  /** Address of who asks, for the gateway. */
  ip: string;
  /** Only money that was paid twice goes back without a person. */
  isTwiceOnly?: boolean;
  by?: Fact['by'];
}

type RefundAnswer = 'refunded' | 'refused' | 'no_answer' | 'elsewhere';

/** Returns true while a request for the open refund is in progress or recent (`LEASE_MS`). */
export const isBeingAsked = ({ refund_tried_at: last }: AttemptRow, now: Date): boolean =>
  last !== null && now.getTime() - new Date(last).getTime() < LEASE_MS;

const setTried = (tx: Tx, id: number, at: string | null) =>
  tx.updateTable('payment_attempts').set({ refund_tried_at: at }).where('id', '=', id).execute();

/** Marks the open refund of an attempt as answered, so that the next one is asked for at once. */
export const endLease = (tx: Tx, id: number) => setTried(tx, id, null);

/** Takes the open refund of an attempt, so that nobody else asks for it meanwhile. */
async function claimRefund({ begin, clock }: Settling, id: number, isTwiceOnly: boolean) {
  return begin(async (tx) => {
    const attempt = await lockAttempt(tx, { id });
    const events = attempt?.state === 'refunding' ? await eventsOf(tx, id) : [];
    const open = openRefund(events);
    if (!attempt || !open || (isTwiceOnly && !open.reference.startsWith(TWICE))) return undefined;
    const now = clock();
    if (isBeingAsked(attempt, now)) return undefined;
    await setTried(tx, id, now.toISOString());
    const { refundedMinor } = moneyOf(events);
    return { attempt, open, refundedMinor, last: attempt.refund_tried_at };
  });
}

/** Asks the gateway about a refund that was asked for without an answer. */
async function lookFor(
  gateway: PaymentGateway,
  refund: Pick<Refund, 'reference' | 'key'>,
  refundedMinor: number,
): Promise<RefundAnswer | 'not_found'> {
  const found = await gateway.findRefund(refund);
  if (found.kind !== 'not_found') return found.kind;
  // Somebody gave money back at the gateway itself: it may be this refund under another name.
  return found.refundedMinor > refundedMinor ? 'elsewhere' : 'not_found';
}

/**
 * Asks the gateway to give back what is to go back, and writes down what it said; silence leaves it open.
 * @returns undefined where nothing is open, or somebody has asked a moment ago
 */
export async function carryOutRefund(
  settling: Settling,
  id: number,
  { source, ip, isTwiceOnly = false, by }: RefundOptions,
): Promise<RefundAnswer | undefined> {
  const claimed = await claimRefund(settling, id, isTwiceOnly);
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
  const { gateway } = settling;
  const found = last === null ? 'not_found' : await lookFor(gateway, refund, refundedMinor);
  const answer = found === 'not_found' ? await gateway.refund(refund) : found;
  if (found === 'not_found' && answer === 'no_answer') return answer;
  // Refused at the second time: it may have been carried out at the first, and the gateway's report be behind.
  if (answer === 'no_answer' || answer === 'elsewhere' || (answer === 'refused' && last !== null)) {
    await settling.begin((tx) => setTried(tx, id, last));
    return answer;
  }
  const kind = answer === 'refunded' ? 'refunded' : 'refund_refused';
  await settling.begin(async (tx) => {
    const locked = await lockAttempt(tx, { id });
    // Money that was paid twice is owed back whatever the gateway says now: it stays open for a person.
    if (!locked || (kind === 'refund_refused' && reference.startsWith(TWICE))) return;
    const fact = { kind, reference, amountMinor, code: null, ...(by && { by }) } as const;
    await record(tx, locked, fact, { source, now: settling.clock() });
    await endLease(tx, id);
  });
  return answer;
}

/**
 * Looks for the open refund of an attempt before a person says that it was not made.
 * @returns undefined where nothing is open, or somebody has asked a moment ago
 */
export async function findOpenRefund(
  settling: Settling,
  id: number,
): Promise<RefundAnswer | 'not_found' | undefined> {
  const claimed = await claimRefund(settling, id, false);
  if (!claimed) return undefined;
  const { attempt, open, refundedMinor, last } = claimed;
  const refund = { reference: attempt.gateway_reference ?? '', key: open.reference };
  const found = await lookFor(settling.gateway, refund, refundedMinor);
  if (found === 'elsewhere') await settling.begin((tx) => setTried(tx, id, last));
  return found;
}
