import { sql } from 'kysely';
import { acrossProviders } from '../../../db/tenant.ts';
import type { Tx } from '../../../http/call.ts';
import { dayIn, type Day } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { packagePeriod, type RunningPackage } from '../rules/packagePeriod.ts';
import { beginPackage, type BegunPackage } from './beginPackage.ts';
import { coveredProvider, coveringSubscription, skipPeriod } from './coveredSubscription.ts';

interface PaidPackage {
  id: number;
  providerId: number | null;
  productId: number | null;
  subscriptionId: number | null;
  start: Day | null;
  end: Day | null;
  months: number | null;
}

type Bought = PaidPackage & { productId: number; months: number };

const isBought = (payment: PaidPackage): payment is Bought =>
  payment.productId !== null && payment.months !== null;

/** Returns the payments of packages in the order of their periods, on the same day the better package first. */
async function paidPackages(
  tx: Tx,
  paymentIds: readonly number[],
  today: Day,
): Promise<PaidPackage[]> {
  const { rows } = await sql<PaidPackage>`
    select p.id, p.provider_id as "providerId", p.product_id as "productId",
      p.subscription_id as "subscriptionId", p.period_start as start, p.period_end as "end", r.months
    from payments p left join products r on r.id = p.product_id
    where p.id = any(${[...paymentIds]}::bigint[])
      and (r.id is not null or (p.kind = 'package' and p.provider_id is not null and p.period_end is not null))
    order by coalesce(p.period_start, ${today}::date), r.price_minor desc nulls last, p.id`.execute(
    tx,
  );
  return rows;
}

/** Locks a provider and compares its package with a product. */
async function runningPackage(
  tx: Tx,
  providerId: number,
  { id, productId }: Bought,
  today: Day,
): Promise<RunningPackage | undefined> {
  await sql`select from providers where id = ${providerId} for update`.execute(tx);
  const { rows } = await sql<RunningPackage>`
    select v.product_name is not null and coalesce(v.product_date_end >= ${today}::date, true) as "isRunning",
      coalesce(v.product_name in (r.words ->> 'tr', r.listing_name), false) as "isSame",
      v.paid_status in ('paid', 'trial') and exists (
        select from products o
        where v.product_name in (o.words ->> 'tr', o.listing_name) and o.price_minor > r.price_minor
      ) as "isBetter",
      v.product_date_end as "end", (
        select max(p.period_end) from payments p
        where p.covered_provider_id = v.id and p.product_id = r.id and p.status = 'paid' and p.id <> ${id}
      ) as "paidUntil"
    from providers v join products r on r.id = ${productId}
    where v.id = ${providerId}`.execute(tx);
  return rows[0];
}

/** Writes the paid period; an unpaid period of the subscription that begins on its first day trades places. */
async function writePeriod(
  tx: Tx,
  { id, subscriptionId, start: requested, end: requestedEnd }: Bought,
  { providerId, start, end }: { providerId: number; start: Day; end: Day },
): Promise<void> {
  if (subscriptionId !== null && start !== requested) {
    await sql`update payments set period_start = null where id = ${id}`.execute(tx);
    await sql`
      update payments set period_start = ${requested}::date, period_end = ${requestedEnd}::date
      where subscription_id = ${subscriptionId} and period_start = ${start}::date`.execute(tx);
  }
  await sql`
    update payments set period_start = ${start}::date, period_end = ${end}::date,
      covered_provider_id = ${providerId}
    where id = ${id}`.execute(tx);
}

async function applyBought(tx: Tx, customerId: number, payment: Bought, now: Date): Promise<void> {
  const today = dayIn(zone, now);
  const { id, productId, subscriptionId: own } = payment;
  const providerId = payment.providerId ?? (own === null ? null : await coveredProvider(tx, own));
  if (providerId === null) return;
  const subscriptionId = own ?? (await coveringSubscription(tx, customerId, providerId));
  const running = await runningPackage(tx, providerId, payment, today);
  if (!running) return;
  const { start, end, begins } = packagePeriod(payment, running, today);
  await writePeriod(tx, payment, { providerId, start, end });
  const isExtended = running.isRunning && running.isSame;
  if (begins)
    await beginPackage(
      tx,
      { paymentId: id, providerId, productId, start, end },
      { isExtended, now },
    );
  if (subscriptionId !== null)
    await skipPeriod(tx, subscriptionId, { start, end, isOwn: own !== null }, now);
}

/** Extends the package of a registration by a paid month. */
async function applyMonth(tx: Tx, { id, providerId }: PaidPackage): Promise<void> {
  await sql`
    update providers v set paid_status = 'paid', product_date_end = greatest(v.product_date_end, p.period_end)
    from payments p where p.id = ${id} and v.id = ${providerId}`.execute(tx);
  await sql`update payments set covered_provider_id = provider_id where id = ${id}`.execute(tx);
}

/**
 * Applies paid packages to their providers one after another. A payment of a subscription extends the provider of
 * coveredProvider(); a package bought for that provider moves the subscription's next period behind it.
 */
export async function applyPackages(
  tx: Tx,
  customerId: number,
  paymentIds: readonly number[],
  now: Date,
): Promise<void> {
  await acrossProviders(tx, customerId, async () => {
    const paid = await paidPackages(tx, paymentIds, dayIn(zone, now));
    for (const payment of paid) {
      if (isBought(payment)) await applyBought(tx, customerId, payment, now);
      else await applyMonth(tx, payment);
    }
    if (paid.length > 0)
      await sql`
        update customers set is_paid = true, updated_at = ${now.toISOString()}
        where id = ${customerId} and not is_paid`.execute(tx);
  });
}

/**
 * Begins packages whose paid period began while another one ran: once that has ended, or on their first day if it
 * is cheaper.
 * @param customerId of one customer; all without it
 */
export async function beginDuePackages(tx: Tx, now: Date, customerId?: number): Promise<void> {
  const today = dayIn(zone, now);
  const { rows } = await sql<BegunPackage>`
    select distinct on (v.id) p.id as "paymentId", v.id as "providerId", p.product_id as "productId",
      p.period_start as start, p.period_end as "end"
    from payments p join products r on r.id = p.product_id join providers v on v.id = p.covered_provider_id
    where p.status = 'paid' and ${today}::date between p.period_start and p.period_end
      and ${customerId === undefined ? sql`true` : sql`p.customer_id = ${customerId}`}
      and (v.product_date_end < ${today}::date or (
        p.period_start > v.product_date_start and v.product_name not in (r.words ->> 'tr', r.listing_name)
        and r.price_minor > coalesce((
          select max(o.price_minor) from products o where v.product_name in (o.words ->> 'tr', o.listing_name)
        ), 0)
      ))
    order by v.id, r.price_minor desc, p.id`.execute(tx);
  for (const due of rows) await beginPackage(tx, due, { isExtended: false, now });
}
