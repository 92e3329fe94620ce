import type { EventSource } from '../../db/tables/payments.ts';
import type { PaymentGateway, Refund } from '../../ports/payments/port.ts';
import { record } from './record.ts';
import { openRefund } from './rules/attempt.ts';
import type { Fact } from './rules/outcome.ts';
import type { Settling } from './Settling.ts';
import { eventsOf, lockAttempt } from './store.ts';

/** A process that asks the gateway to give money back has it for itself this long, ms. */
const LEASE_MS = 60_000;

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

type RefundAnswer = 'refunded' | 'refused' | 'no_answer';

/** Takes the open refund of an attempt, so that nobody else asks for it meanwhile. */
async function claimRefund({ begin, clock }: Settling, id: number, isTwiceOnly: boolean) {
  return begin(async (tx) => {
    const attempt = await lockAttempt(tx, { id });
    const open = attempt?.state === 'refunding' ? openRefund(await eventsOf(tx, id)) : undefined;
    if (!attempt || !open || (isTwiceOnly && !open.reference.startsWith(TWICE))) return undefined;
    const now = clock();
    const { refund_tried_at: last } = attempt;
    if (last !== null && now.getTime() - new Date(last).getTime() < LEASE_MS) return undefined;
    await tx
      .updateTable('payment_attempts')
      .set({ refund_tried_at: now.toISOString() })
      .where('id', '=', id)
      .execute();
    return { attempt, open, wasAsked: last !== null };
  });
}

/** Asks for a refund; one that was asked for before without an answer may have been carried out, and is looked for. */
async function askForRefund(
  gateway: PaymentGateway,
  refund: Refund,
  wasAsked: boolean,
): Promise<RefundAnswer> {
  const found = wasAsked ? await gateway.findRefund(refund) : 'not_found';
  return found === 'not_found' ? gateway.refund(refund) : found;
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
  const { attempt, open, wasAsked } = claimed;
  const { reference } = open;
  const refund = {
    reference: attempt.gateway_reference ?? '',
    key: reference,
    amountMinor: open.amountMinor ?? attempt.paid_minor,
    ip,
  };
  const { amountMinor } = refund;
  const answer = await askForRefund(settling.gateway, refund, wasAsked);
  if (answer === 'no_answer') return answer;
  const kind = answer === 'refunded' ? 'refunded' : 'refund_refused';
  await settling.begin(async (tx) => {
    const locked = await lockAttempt(tx, { id });
    // Money that was paid twice is owed back whatever the gateway says now: it stays open for a person.
    if (!locked || (kind === 'refund_refused' && reference.startsWith(TWICE))) return;
    const fact = { kind, reference, amountMinor, code: null, ...(by && { by }) } as const;
    await record(tx, locked, fact, { source, now: settling.clock() });
    await tx
      .updateTable('payment_attempts')
      .set({ refund_tried_at: null })
      .where('id', '=', id)
      .execute();
  });
  return answer;
}
