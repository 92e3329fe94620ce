import { sql } from 'kysely';
import { acrossProviders } from '../../../db/tenant.ts';
import type { Tx } from '../../../http/call.ts';
import { addDays, dayIn, type Day } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { beginDuePackages } from './applyPackages.ts';
import { packageColumns } from './beginPackage.ts';
import { coveringSubscription, requestAgain } from './coveredSubscription.ts';

interface RefundedPackage {
  id: number;
  providerId: number;
  subscriptionId: number | null;
  start: Day;
  end: Day;
  hasReplaced: boolean;
}

/** Returns the payments of packages, the last period first. */
async function refundedPackages(tx: Tx, paymentIds: readonly number[]): Promise<RefundedPackage[]> {
  const { rows } = await sql<RefundedPackage>`
    select p.id, coalesce(p.covered_provider_id, p.provider_id) as "providerId", p.subscription_id as "subscriptionId",
      p.period_start as start, p.period_end as "end", p.replaced_package is not null as "hasReplaced"
    from payments p
    where p.id = any(${[...paymentIds]}::bigint[]) and coalesce(p.covered_provider_id, p.provider_id) is not null
      and p.period_start is not null and p.period_end is not null
    order by p.period_start desc, p.id desc`.execute(tx);
  return rows;
}

/**
 * Takes a refunded period from the package that ends with it: what the payment replaced is back, an extended
 * package ends before the period. Any other package stays.
 * @returns the last day of the provider's package
 */
async function revokePackage(
  tx: Tx,
  { id, providerId, start, end, hasReplaced }: RefundedPackage,
  today: Day,
): Promise<Day | null> {
  if (hasReplaced)
    await sql`
      update providers v set (${packageColumns}) = (
        select ${packageColumns} from jsonb_populate_record(null::providers, p.replaced_package)
      )
      from payments p where p.id = ${id} and v.id = ${providerId} and v.product_date_end = ${end}::date`.execute(
      tx,
    );
  else
    await sql`
      update providers v set product_date_end = ${start}::date - 1,
        paid_status = case when ${start}::date > ${today}::date then v.paid_status else 'unpaid' end
      where v.id = ${providerId} and v.product_date_end = ${end}::date`.execute(tx);
  const provider = await tx
    .selectFrom('providers')
    .select('product_date_end')
    .where('id', '=', providerId)
    .executeTakeFirst();
  return provider?.product_date_end ?? null;
}

/** Takes the periods of refunded payments back, and lets the subscription request them again. */
export async function takeBackPackages(
  tx: Tx,
  customerId: number,
  paymentIds: readonly number[],
  now: Date,
): Promise<void> {
  const today = dayIn(zone, now);
  await acrossProviders(tx, customerId, async () => {
    const refunded = await refundedPackages(tx, paymentIds);
    for (const payment of refunded) {
      const { id, providerId, start, end, subscriptionId: own } = payment;
      const subscriptionId = own ?? (await coveringSubscription(tx, customerId, providerId));
      const until = await revokePackage(tx, payment, today);
      if (subscriptionId === null) continue;
      // Periods of a subscription are unique by their first day.
      if (own !== null)
        await sql`update payments set subscription_id = null where id = ${id}`.execute(tx);
      const after = own !== null || until === null ? start : addDays(until, 1);
      const next = after < today ? today : after;
      await requestAgain(tx, subscriptionId, { end, next, until }, now);
    }
    if (refunded.length === 0) return;
    await beginDuePackages(tx, now, customerId);
    await sql`
      update customers c set is_paid = false, updated_at = ${now.toISOString()}
      where c.id = ${customerId} and c.is_paid
        and not exists (select from providers v where v.customer_id = c.id and v.paid_status = 'paid')`.execute(
      tx,
    );
  });
}
