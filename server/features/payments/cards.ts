import { sql } from 'kysely';
import { createCreditCardFacts } from '#contract/facts/createCreditCard.ts';
import type { Tx } from '../../http/call.ts';
import type { GatewayCard } from '../../ports/payments/port.ts';

/** Returns the customer's first free card slot; undefined if all are taken. */
export async function freeSlot(tx: Tx, customerId: number): Promise<number | undefined> {
  const { rows } = await sql<{ slot: number }>`
    select s.slot from generate_series(1, ${createCreditCardFacts.maxRecords}::int) as s (slot)
    where not exists (select from credit_cards c where c.customer_id = ${customerId} and c.slot = s.slot)
    order by s.slot limit 1`.execute(tx);
  return rows[0]?.slot;
}

interface Owner {
  customer_id: number;
  gateway: string;
}

const BRANDS: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  TROY: 'Troy',
  AMERICAN_EXPRESS: 'American Express',
};

export const brandName = (brand: string): string => BRANDS[brand] ?? brand;

/** Stores a card of the gateway; the first one becomes the primary one. Does nothing without a free slot. */
export async function keepGatewayCard(
  tx: Tx,
  { customer_id, gateway }: Owner,
  card: GatewayCard,
  now: Date,
  own: { name?: string | undefined; isPrimary?: boolean | undefined } = {},
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`cards ${customer_id}`}))`.execute(tx);
  const slot = await freeSlot(tx, customer_id);
  if (slot === undefined) return undefined;
  const found = await tx
    .selectFrom('credit_cards')
    .select('id')
    .where('customer_id', '=', customer_id)
    .where('is_primary', '=', true)
    .executeTakeFirst();
  if (found && own.isPrimary)
    await tx
      .updateTable('credit_cards')
      .set({ is_primary: false })
      .where('customer_id', '=', customer_id)
      .execute();
  const written = await tx
    .insertInto('credit_cards')
    .values({
      customer_id,
      slot,
      gateway,
      user_key: card.userKey,
      token: card.token,
      brand: card.brand,
      bin: card.bin,
      last_four: card.lastFour,
      holder: card.holder,
      name: own.name ?? `${brandName(card.brand)} ${card.lastFour}`,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      is_primary: !found || own.isPrimary === true,
      expiry_told_at: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'token']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}

/** Returns the key under which the gateway stores the customer's cards; undefined before the first card. */
export async function userKeyOf(
  tx: Tx,
  customerId: number,
  gateway: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('credit_cards')
    .select('user_key')
    .where('customer_id', '=', customerId)
    .where('gateway', '=', gateway)
    .orderBy('id')
    .executeTakeFirst();
  return row?.user_key;
}
