import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import type { Period } from './period.ts';

export type Figures = Schemas['StatFigures'];

/** Providers of one customer that figures are of. */
export interface Scope {
  customerId: number;
  providerIds: readonly number[];
}

/** Facts that are added up, by their name in the contract. */
const SUMS = sql`
  coalesce(sum(d.visits), 0)::int as visits, coalesce(sum(d.sessions), 0)::int as sessions,
  coalesce(sum(d.anonymous_visitors), 0)::int as "anonymousVisitors",
  coalesce(sum(d.impressions), 0)::bigint as impressions, coalesce(sum(d.reach), 0)::bigint as reach,
  coalesce(sum(d.leads), 0)::int as leads, coalesce(sum(d.prepaid_leads), 0)::int as "prepaidLeads",
  coalesce(sum(d.deals), 0)::int as deals, coalesce(sum(d.income_minor), 0)::bigint as "incomeMinor"`;

const within = ({ customerId, providerIds }: Scope, { from, to }: Period) => sql`
  d.customer_id = ${customerId} and d.provider_id = any(${[...providerIds]}::bigint[])
  and d.day between ${from} and ${to}`;

/** The query of dayFigures. */
export function dayFiguresQuery(
  scope: Scope,
  period: Period,
): RawBuilder<Figures & { day: string }> {
  return sql<Figures & { day: string }>`
    select d.day, ${SUMS} from provider_days d where ${within(scope, period)} group by d.day order by d.day`;
}

/** Figures of each day that has any, of all providers together. */
export async function dayFigures(
  tx: Tx,
  scope: Scope,
  period: Period,
): Promise<(Figures & { day: string })[]> {
  return (await dayFiguresQuery(scope, period).execute(tx)).rows;
}

/** Figures of each provider that has any. */
export async function providerFigures(
  tx: Tx,
  scope: Scope,
  period: Period,
): Promise<(Figures & { providerId: number })[]> {
  const { rows } = await sql<Figures & { providerId: number }>`
    select d.provider_id as "providerId", ${SUMS} from provider_days d
    where ${within(scope, period)} group by d.provider_id`.execute(tx);
  return rows;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Visits or leads in each hour of each weekday: Monday at midnight first. */
export async function weekHours(
  tx: Tx,
  scope: Scope,
  period: Period,
  column: 'visit_hours' | 'lead_hours',
): Promise<number[]> {
  const sums = sql.join(
    HOURS.map((hour) => sql`sum((${sql.ref(`d.${column}`)})[${sql.lit(hour + 1)}])::int`),
  );
  const { rows } = await sql<{ weekday: number; hours: number[] }>`
    select extract(isodow from d.day)::int as weekday, array[${sums}] as hours
    from provider_days d where ${within(scope, period)} group by 1`.execute(tx);
  const week = Array.from({ length: 7 * 24 }, () => 0);
  for (const { weekday, hours } of rows)
    for (const [hour, count] of hours.entries()) week[(weekday - 1) * 24 + hour] = count;
  return week;
}

/** Marks of days that the facts do not count yet. */
export async function staleCount(tx: Tx, { customerId, providerIds }: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from stale_days
    where customer_id = ${customerId} and provider_id = any(${[...providerIds]}::bigint[])`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

interface NamedProvider {
  id: number;
  name: string;
  on_hold: boolean;
  features: string[];
  rival_stats_access: number;
}

/** Providers in the account's own order. */
export async function namedProviders(tx: Tx, scope: Scope): Promise<NamedProvider[]> {
  return tx
    .selectFrom('providers')
    .select(['id', 'name', 'on_hold', 'features', 'rival_stats_access'])
    .where('customer_id', '=', scope.customerId)
    .where('id', 'in', scope.providerIds.length > 0 ? [...scope.providerIds] : [-1])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
