import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import { isUnderWay, moneyOf } from './rules/attempt.ts';
import { eventsOf, type AttemptRow } from './store.ts';

type Attempt = Schemas['PaymentAttempt'];

const REASONS = [
  'refused',
  'insufficient_funds',
  'card_expired',
  'wrong_cvc',
  'suspected',
  'not_authenticated',
  'gateway_refused',
  'page_missing',
  'page_address',
  'price_changed',
  'cancelled',
] as const satisfies readonly Attempt['declineReason'][];

const reasonOf = (text: string | null): Attempt['declineReason'] =>
  text === null ? null : (REASONS.find((one) => one === text) ?? 'refused');

/** Maps an attempt to the contract's shape, without the gateway's page and with only the card's last digits. */
export async function attemptView(tx: Tx, row: AttemptRow): Promise<Attempt> {
  const { rows: payments } = await sql<Attempt['payments'][number]>`
    select i.payment_id as id, coalesce(p.description, '') as description, i.amount_minor as "amountMinor"
    from payment_attempt_items i left join payments p on p.id = i.payment_id
    where i.attempt_id = ${row.id} order by i.payment_id limit 20`.execute(tx);
  const { capturedMinor, mismatchedMinor, refundedMinor, chargedBackMinor } = moneyOf(
    await eventsOf(tx, row.id),
  );
  const { card_brand: brand, card_last_four: lastFour } = row;
  return {
    id: row.id,
    state: row.state,
    isUnderWay: isUnderWay(row.state),
    hasPage: row.state === 'awaiting_3ds' && (row.page_html !== null || row.page_url !== null),
    amountMinor: row.amount_minor,
    paidMinor: row.paid_minor,
    takenMinor: capturedMinor > 0 ? capturedMinor : mismatchedMinor,
    refundedMinor,
    chargedBackMinor,
    installments: row.installments,
    payments,
    card: brand !== null && lastFour !== null ? { brand, lastFour } : null,
    declineReason: reasonOf(row.decline_reason),
    begunAt: row.begun_at,
    expiresAt: row.expires_at,
    settledAt: row.settled_at,
  };
}
