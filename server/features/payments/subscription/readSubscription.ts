import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../../http/call.ts';
import { zone } from '../../../time/zone.ts';

/** Returns the customer's newest subscription, including an ended one; null without any. */
export async function readSubscription(
  tx: Tx,
  language: Language,
): Promise<Schemas['Subscription'] | null> {
  const { rows } = await sql<Schemas['Subscription']>`
    select s.id, s.version, s.status, s.product_id as "productId", p.words ->> ${language}::text as "productName",
      s.started_on as "startedOn", s.next_charge_on as "nextChargeOn", s.ended_on as "endedOn", p.months,
      case when s.status = 'active' then p.price_minor end as "nextChargeMinor",
      greatest(s.covered_until, paid.until) as "paidUntil", waiting.id as "waitingPaymentId"
    from subscriptions s
      join products p on p.id = s.product_id
      left join lateral (
        select max(period_end) as until from payments where subscription_id = s.id and status = 'paid'
      ) paid on true
      left join lateral (
        select min(id) as id from payments
        where subscription_id = s.id and status in ('pending', 'overdue', 'failed')
      ) waiting on true
    order by s.id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Returns the packages of the customer's providers and paid past ones, newest first. */
export async function readPackages(tx: Tx, today: string): Promise<Schemas['PackagePeriod'][]> {
  const { rows } = await sql<Schemas['PackagePeriod']>`
    select * from (
      select p.product_name as name, p.id as "providerId", p.product_date_start as "startsOn",
        p.product_date_end as "endsOn", null::bigint as "amountMinor", true as "isCurrent"
      from providers p
      where p.product_name is not null and (p.product_date_end is null or p.product_date_end >= ${today}::date)
      union all
      select y.description, y.provider_id, y.period_start, y.period_end, y.total_minor, false
      from payments y
      where y.status = 'paid' and y.kind <> 'couple' and y.period_start is not null and y.period_end < ${today}::date
    ) packages order by "isCurrent" desc, "startsOn" desc nulls last, name limit 50`.execute(tx);
  return rows;
}

/** Returns the payments of each of the last twelve months, with the leads of that month and their deals. */
export async function readReturns(tx: Tx, today: string): Promise<Schemas['PackageReturn'][]> {
  const { rows } = await sql<Schemas['PackageReturn']>`
    with months as (
      select first_day, first_day at time zone ${zone} as starts_at,
        (first_day + interval '1 month') at time zone ${zone} as ends_at
      from generate_series(date_trunc('month', ${today}::timestamp) - interval '11 months',
        date_trunc('month', ${today}::timestamp), interval '1 month') as first_day
    )
    select to_char(m.first_day, 'YYYY-MM') as month, coalesce(paid.minor, 0)::bigint as "paidMinor",
      coalesce(won.leads, 0)::int as leads, coalesce(won.deals, 0)::int as deals,
      coalesce(won.minor, 0)::bigint as "incomeMinor"
    from months m
      left join lateral (
        select sum(y.total_minor) as minor from payments y
        where y.status = 'paid' and y.kind <> 'couple'
          and y.paid_at >= m.starts_at and y.paid_at < m.ends_at
      ) paid on true
      left join lateral (
        select count(*) as leads, count(*) filter (where l.status = 'deal') as deals,
          sum(l.deal_amount::bigint * 100) filter (where l.status = 'deal') as minor
        from leads l
        where l.created_at >= m.starts_at and l.created_at < m.ends_at
      ) won on true
    order by 1`.execute(tx);
  return rows;
}

/** Returns the prices of the offered packages with their changes, newest first. */
export async function readPrices(
  tx: Tx,
  language: Language,
  today: string,
): Promise<Schemas['ProductPrice'][]> {
  const { rows } = await sql<Schemas['ProductPrice']>`
    select p.id as "productId", p.words ->> ${language}::text as name, p.price_minor as "priceMinor", p.months,
      (date_trunc('quarter', ${today}::date) + interval '3 months')::date as "renewsOn",
      coalesce(changes.list, '[]'::jsonb) as changes
    from products p left join lateral (
      select jsonb_agg(jsonb_build_object('validFrom', valid_from, 'priceMinor', price_minor,
        'indexPercent', index_percent) order by valid_from desc) as list
      from (
        select * from product_prices where product_id = p.id and valid_from <= ${today}::date
        order by valid_from desc limit 12
      ) newest
    ) changes on true
    where p.is_offered order by p.price_minor limit 20`.execute(tx);
  return rows;
}
