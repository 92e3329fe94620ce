import { sql, type Kysely, type RawBuilder } from 'kysely';

/**
 * Bounds a period's days and months by expressions of the parameters alone. Bounds from a joined row were filters of
 * a join, for which the planner read every day of all competitors twice. Results and signature are unchanged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function rival_rates(asking bigint, metric text, first_day date, last_day date, today date)
      returns table (place integer, name text, rate double precision)
      language sql stable security definer set search_path = pg_catalog, public, pg_temp
      as $$
        with me as (
          select p.id, p.customer_id, p.category_id, p.city_id from providers p
          where p.id = asking and not p.on_hold and p.rival_stats_access > 0
            and p.customer_id = nullif(current_setting('app.customer_id', true), '')::bigint
            and p.id = any ((select nullif(current_setting('app.provider_ids', true), '')::bigint[])::bigint[])
        ), own as (
          select coalesce(sum(d.visits), 0) as visits, coalesce(sum(d.leads), 0) as leads
          from me join provider_days d on d.customer_id = me.customer_id and d.provider_id = me.id
          where d.day between first_day and last_day
        ), rates as (
          select f.rival_key, case metric
            when 'lead_to_deal' then sum(f.deals)::float8 / nullif(sum(f.leads), 0)
            when 'view_to_deal' then sum(f.deals)::float8 / nullif(sum(f.visits), 0)
            when 'view_to_lead' then sum(f.leads)::float8 / nullif(sum(f.visits), 0)
          end as rate
          from (${factsOf(
            { months: 'rival_months', days: 'rival_days' },
            sql`f.category_id = me.category_id and f.city_id = me.city_id`,
            sql`f.visits, f.leads, f.deals`,
          )}) f
          where metric in ('lead_to_deal', 'view_to_deal', 'view_to_lead')
          group by f.rival_key
          union all
          select f.rival_key, case metric
            when 'lead_to_lead' then sum(f.shared_leads)::float8 / nullif((select leads from own), 0)
            else sum(f.shared_visitors)::float8 / nullif((select visits from own), 0)
          end
          from (${factsOf(
            { months: 'rival_share_months', days: 'rival_shares' },
            sql`f.provider_id = me.id`,
            sql`f.shared_visitors, f.shared_leads`,
          )}) f
          where metric in ('lead_to_lead', 'to_similar')
          group by f.rival_key
        ), named as materialized (
          select n.rival_key, n.name from me cross join lateral named_rivals(me.id, today) n
          where today is not null
        )
        select row_number() over (order by rates.rate desc, named.name collate "C")::int, named.name, rates.rate
        from rates left join named on named.rival_key = rates.rival_key
        where rates.rate is not null
        order by 1
      $$`.execute(db);
}

/** First day of the first complete month, and of the month after the last complete one. */
const FIRST_MONTH = sql`(date_trunc('month', (first_day - 1)::timestamp) + interval '1 month')::date`;
const END_MONTH = sql`date_trunc('month', (last_day + 1)::timestamp)::date`;

/** Builds a query of a period's facts: its complete months, and the days before and after them. */
function factsOf(
  { months, days }: { months: string; days: string },
  market: RawBuilder<unknown>,
  facts: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const part = (table: string, where: RawBuilder<unknown>) => sql`
    select f.rival_key, ${facts} from me join ${sql.table(table)} f on ${market} where ${where}`;
  return sql`
    ${part(months, sql`f.month >= ${FIRST_MONTH} and f.month < ${END_MONTH}`)}
    union all
    ${part(days, sql`f.day between first_day and least(last_day, ${FIRST_MONTH} - 1)`)}
    union all
    ${part(days, sql`f.day between greatest(${FIRST_MONTH}, ${END_MONTH}) and last_day`)}`;
}
