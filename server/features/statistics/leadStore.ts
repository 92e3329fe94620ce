import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import { COUNT_LIMIT } from '../../http/page.ts';
import { addDays, startOfDay } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import type { Period } from './period.ts';
import type { Scope } from './store.ts';

type WeddingFigures = Schemas['WeddingFigures'];

const mine = ({ customerId, providerIds }: Scope) => sql`
  l.customer_id = ${customerId} and l.provider_id = any(${[...providerIds]}::bigint[])
  and l.spam_status is distinct from 'confirmed'`;

const instants = ({ from, to }: Period) => ({
  from: startOfDay(zone, from).toISOString(),
  until: startOfDay(zone, addDays(to, 1)).toISOString(),
});

const arrived = (period: Period) => {
  const { from, until } = instants(period);
  return sql`l.created_at >= ${from} and l.created_at < ${until}`;
};

/** Counts the leads that arrived in a period, by status. */
export async function statusesOf(
  tx: Tx,
  scope: Scope,
  period: Period,
): Promise<{ status: Schemas['LeadStatus']; count: number }[]> {
  const { rows } = await sql<{ status: Schemas['LeadStatus']; count: number }>`
    select l.status, count(*)::int as count from leads l
    where ${mine(scope)} and ${arrived(period)} group by 1`.execute(tx);
  return rows;
}

/** Counts the rejection reasons of leads that arrived in a period, the most frequent first. */
export async function rejectReasons(
  tx: Tx,
  scope: Scope,
  period: Period,
): Promise<Schemas['DealReport']['reasons']> {
  const { rows } = await sql<Schemas['DealReport']['reasons'][number]>`
    select l.reject_reason_id as "reasonId", count(*)::int as count from leads l
    where ${mine(scope)} and ${arrived(period)} and l.status = 'rejected'
    group by 1 order by count desc, 1 limit 200`.execute(tx);
  return rows;
}

/** Weddings at a provider in one month. */
export interface MonthlyWeddings extends WeddingFigures {
  month: string;
  providerId: number;
}

/** Returns weddings by their month and provider. Only leads that arrived since `listed` appear in the list. */
export async function monthlyWeddings(
  tx: Tx,
  scope: Scope,
  { from, to }: Period,
  listed: string,
): Promise<MonthlyWeddings[]> {
  const isDeal = sql`l.status = 'deal'`;
  const isListed = sql`l.created_at >= ${listed}`;
  const { rows } = await sql<MonthlyWeddings>`
    select to_char(l.wedding_date, 'YYYY-MM') as month, l.provider_id as "providerId", count(*)::int as leads,
      (count(*) filter (where ${isListed}))::int as "listedLeads",
      (count(*) filter (where ${isDeal}))::int as deals,
      (count(*) filter (where ${isDeal} and ${isListed}))::int as "listedDeals",
      coalesce(sum(l.estimated_guest_count) filter (where ${isDeal}), 0)::int as guests,
      coalesce(sum(l.deal_amount::bigint * 100) filter (where ${isDeal}), 0)::bigint as "incomeMinor"
    from leads l where ${mine(scope)} and l.wedding_date between ${from} and ${to} group by 1, 2`.execute(
    tx,
  );
  return rows;
}

/** Returns the number of deals per weekday of the wedding, Monday first. */
export async function weddingWeekdays(
  tx: Tx,
  scope: Scope,
  { from, to }: Period,
): Promise<number[]> {
  const { rows } = await sql<{ weekday: number; count: number }>`
    select extract(isodow from l.wedding_date)::int as weekday, count(*)::int as count
    from leads l
    where ${mine(scope)} and l.wedding_date between ${from} and ${to} and l.status = 'deal' group by 1`.execute(
    tx,
  );
  const week = [0, 0, 0, 0, 0, 0, 0];
  for (const { weekday, count } of rows) week[weekday - 1] = count;
  return week;
}

interface Page {
  limit: number;
  offset: number;
  isOldestFirst: boolean;
}

/** Returns visits of couples with a lead at the provider, and the count, bounded at `COUNT_LIMIT` + 1. */
export async function coupleVisits(
  tx: Tx,
  { customerId, providerIds }: Scope,
  period: Period,
  { limit, offset, isOldestFirst }: Page,
): Promise<{ rows: Schemas['CoupleVisit'][]; counted: number }> {
  const { from, until } = instants(period);
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  const found = sql`
    select v.id, v.at, v.provider_id as "providerId", p.name as "providerName", l.id as "leadId",
      l.shown_name as "coupleName", v.source
    from visit_logs v
    join providers p on p.id = v.provider_id
    join lateral (
      select id, shown_name from leads
      where couple_id = v.couple_id and provider_id = v.provider_id and customer_id = v.customer_id
      order by created_at desc, id desc limit 1
    ) l on true
    where v.customer_id = ${customerId} and v.provider_id = any(${[...providerIds]}::bigint[])
      and v.couple_id is not null and v.at >= ${from} and v.at < ${until}`;
  const { rows } = await sql<Schemas['CoupleVisit']>`
    ${found} order by v.at ${direction}, v.id ${direction} limit ${limit} offset ${offset}`.execute(
    tx,
  );
  const { rows: counts } = await sql<{ counted: number }>`
    select count(*)::int as counted from (${found} limit ${COUNT_LIMIT + 1}) every`.execute(tx);
  return { rows, counted: counts[0]?.counted ?? 0 };
}
