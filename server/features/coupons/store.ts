import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';

/** Campaign with the fields that its coupons need. */
export interface Campaign {
  providerId: number;
  providerName: string;
  title: string;
  status: string;
  validUntil: string;
}

export async function campaignOf(tx: Tx, discountId: number): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`
    select d.provider_id as "providerId", p.name as "providerName", d.title, d.status,
      d.valid_until::text as "validUntil"
    from discounts d join providers p on p.id = d.provider_id where d.id = ${discountId}`.execute(
    tx,
  );
  return rows[0];
}

/** Assigns a coupon to a couple, or to none. */
export async function setCouple(
  tx: Tx,
  id: number,
  { coupleName, now }: { coupleName: string | null; now: Date },
): Promise<void> {
  const isGiven = coupleName !== null;
  await sql`
    update discount_coupons
    set couple_name = ${coupleName}, status = ${isGiven ? 'assigned' : 'open'},
      assigned_at = ${isGiven ? now.toISOString() : null}
    where id = ${id}`.execute(tx);
}

export async function setUsed(tx: Tx, id: number): Promise<void> {
  await sql`update discount_coupons set status = 'used' where id = ${id}`.execute(tx);
}

/** Counts an e-mail about a coupon. */
export async function countMail(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`
    update discount_coupons set sent_count = sent_count + 1, last_sent_at = ${now.toISOString()}
    where id = ${id}`.execute(tx);
}

/** Reverts the count and the state of an e-mail that could not be delivered. */
export async function uncountMail(tx: Tx, before: Schemas['DiscountCoupon']): Promise<void> {
  await sql`
    update discount_coupons
    set sent_count = sent_count - 1, last_sent_at = ${before.lastSentAt},
      status = case when status = 'sent' then ${before.status} else status end
    where id = ${before.id}`.execute(tx);
}

interface Narrowed {
  discountId?: number | undefined;
  providerId?: number | undefined;
}

/** Counts coupons by state. */
export async function couponStats(
  tx: Tx,
  { discountId, providerId }: Narrowed,
): Promise<Schemas['DiscountCouponStats']> {
  const where: RawBuilder<unknown>[] = [sql`true`];
  if (discountId !== undefined) where.push(sql`discount_id = ${discountId}`);
  if (providerId !== undefined) where.push(sql`provider_id = ${providerId}`);
  const { rows } = await sql<Schemas['DiscountCouponStats']>`
    select (count(*))::int as made,
      (count(*) filter (where assigned_at is not null))::int as assigned,
      (count(*) filter (where sent_count > 0))::int as sent,
      (count(*) filter (where status = 'used'))::int as used,
      (count(*) filter (where status = 'withdrawn'))::int as withdrawn,
      coalesce(sum(sent_count), 0)::float8 as emails,
      coalesce(sum(income) filter (where status = 'used'), 0)::float8 as income
    from discount_coupons where ${sql.join(where, sql` and `)}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('expected one row of coupon statistics, got none');
  return row;
}
