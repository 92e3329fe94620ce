import { sql } from 'kysely';
import type { Tx } from '../../../http/call.ts';
import { addDays, type Day } from '../../../time/day.ts';

/**
 * Returns the provider whose package a subscription extends: that of its last paid period, else the one that it
 * continues, else the one whose package ends last.
 */
export async function coveredProvider(tx: Tx, subscriptionId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select coalesce((
      select y.covered_provider_id from payments y
      where y.subscription_id = s.id and y.status = 'paid' and y.covered_provider_id is not null
      order by y.period_start desc limit 1
    ), (
      select v.id from providers v where v.customer_id = s.customer_id
      order by v.product_date_end = s.covered_until desc nulls last, v.product_date_end desc nulls last, v.id limit 1
    )) as id
    from subscriptions s where s.id = ${subscriptionId}`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Returns the customer's active subscription, locked, if it extends the package of this provider. */
export async function coveringSubscription(
  tx: Tx,
  customerId: number,
  providerId: number,
): Promise<number | null> {
  const active = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  return active && (await coveredProvider(tx, active.id)) === providerId ? active.id : null;
}

/** Deletes unpaid periods of a subscription without attempts. @returns the first day of the earliest one */
async function dropPeriods(tx: Tx, id: number, from: Day, until: Day): Promise<Day | null> {
  const { rows } = await sql<{ start: Day | null }>`
    with dropped as (
      delete from payments y where y.subscription_id = ${id} and y.status in ('pending', 'failed')
        and y.period_start between ${from}::date and ${until}::date
        and not exists (select from payment_attempt_items i where i.payment_id = y.id)
      returning y.period_start
    )
    select min(period_start) as start from dropped`.execute(tx);
  return rows[0]?.start ?? null;
}

/** Moves the next period of a subscription behind a paid period, and deletes the unpaid ones that it covers. */
export async function skipPeriod(
  tx: Tx,
  id: number,
  { start, end, isOwn }: { start: Day; end: Day; isOwn: boolean },
  now: Date,
): Promise<void> {
  const dropped = await dropPeriods(tx, id, start, end);
  await sql`
    update subscriptions s set version = s.version + 1, updated_at = ${now.toISOString()},
      next_charge_on = greatest(${end}::date + 1, least(s.next_charge_on, ${dropped}::date)),
      covered_until = case when ${isOwn} then s.covered_until else greatest(s.covered_until, ${end}::date) end
    where s.id = ${id} and s.status = 'active' and (not ${isOwn}
      or s.next_charge_on <> greatest(${end}::date + 1, least(s.next_charge_on, ${dropped}::date)))`.execute(
    tx,
  );
}

/** Lets a subscription request again from `next` on what a refunded period covered, unless a later one is paid. */
export async function requestAgain(
  tx: Tx,
  id: number,
  { end, next, until }: { end: Day; next: Day; until: Day | null },
  now: Date,
): Promise<void> {
  const after = addDays(end, 1);
  const dropped = await dropPeriods(tx, id, after, after);
  await sql`
    update subscriptions s set version = s.version + 1, updated_at = ${now.toISOString()},
      next_charge_on = ${next}::date,
      covered_until = case when s.covered_until = ${end}::date then ${until}::date else s.covered_until end
    where s.id = ${id} and s.status = 'active'
      and least(s.next_charge_on, ${dropped}::date) = ${after}::date`.execute(tx);
}
