import { sql, type Kysely } from 'kysely';

const DEFINER = sql`language sql stable security definer set search_path = pg_catalog, public, pg_temp`;

/**
 * Names the same competitors in every report of a provider. Before, each report named the first ones by its own rate,
 * so that reports of other rates and days together named nearly all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createNames(db);
  await createRates(db);
  await replaceRates(db);
}

/**
 * Creates the function that selects the competitors whose names a provider sees, as many as its package allows:
 * those with the most shared leads in the twelve complete months before today's, then with the most leads. Only the
 * month of `today` changes them, and a competitor renamed within these months has one name. Tenants may not call it.
 */
async function createNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function named_rivals(asking bigint, today date)
      returns table (rival_key text, name text)
      language sql stable rows 5 set search_path = pg_catalog, public, pg_temp
      as $$
        with me as (
          select p.id, p.category_id, p.city_id, p.rival_stats_access as named,
            (date_trunc('month', today::timestamp) - interval '12 months')::date as first_day,
            (date_trunc('month', today::timestamp) - interval '1 day')::date as last_day
          from providers p where p.id = asking and today is not null
        ), shares as materialized (
          select s.rival_key, sum(s.shared_leads) as shared
          from me join rival_shares s on s.provider_id = me.id
          where s.day between me.first_day and me.last_day
          group by s.rival_key
        ), ties as materialized (
          -- Leads are counted only if the last named competitor has as many shared leads as the next, or is missing.
          select (select count(*) from shares where shared >= (
            select shared from shares order by shared desc offset greatest((select named from me) - 1, 0) limit 1
          )) <> (select named from me) as are_there
        ), counts as (
          select rival_key, shared, 0 as leads from shares
          union all
          select r.rival_key, 0, sum(r.leads)
          from me join rival_days r on r.category_id = me.category_id and r.city_id = me.city_id
          where (select are_there from ties) and r.day between me.first_day and me.last_day
          group by r.rival_key
        ), chosen as (
          select c.rival_key from counts c group by c.rival_key
          order by sum(c.shared) desc, sum(c.leads) desc, c.rival_key collate "C"
          limit (select named from me)
        )
        select chosen.rival_key, coalesce((
          select r.name from rival_days r
          where r.category_id = me.category_id and r.city_id = me.city_id and r.rival_key = chosen.rival_key
            and r.day between me.first_day and me.last_day
          order by r.day desc limit 1
        ), (
          select s.name from rival_shares s
          where s.provider_id = me.id and s.rival_key = chosen.rival_key
            and s.day between me.first_day and me.last_day
          order by s.day desc limit 1
        ))
        from me, chosen
      $$`.execute(db);
  await sql`revoke all on function named_rivals(bigint, date) from public`.execute(db);
}

/**
 * Creates the rates of a period; `today` null names nobody. Equal rates are sorted by name, not by key, so that the
 * order of unnamed competitors is the same whoever they are.
 */
async function createRates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rival_rates(asking bigint, metric text, first_day date, last_day date, today date)
      returns table (place integer, name text, rate double precision)
      ${DEFINER}
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
          select r.rival_key, case metric
            when 'lead_to_deal' then sum(r.deals)::float8 / nullif(sum(r.leads), 0)
            when 'view_to_deal' then sum(r.deals)::float8 / nullif(sum(r.visits), 0)
            when 'view_to_lead' then sum(r.leads)::float8 / nullif(sum(r.visits), 0)
          end as rate
          from me join rival_days r on r.category_id = me.category_id and r.city_id = me.city_id
          where metric in ('lead_to_deal', 'view_to_deal', 'view_to_lead')
            and r.day between first_day and last_day
          group by r.rival_key
          union all
          select s.rival_key, case metric
            when 'lead_to_lead' then sum(s.shared_leads)::float8 / nullif((select leads from own), 0)
            else sum(s.shared_visitors)::float8 / nullif((select visits from own), 0)
          end
          from me join rival_shares s on s.provider_id = me.id
          where metric in ('lead_to_lead', 'to_similar') and s.day between first_day and last_day
          group by s.rival_key
        ), named as materialized (
          select n.rival_key, n.name from me cross join lateral named_rivals(me.id, today) n
        )
        select row_number() over (order by rates.rate desc, named.name collate "C")::int, named.name, rates.rate
        from rates left join named on named.rival_key = rates.rival_key
        where rates.rate is not null
        order by 1
      $$`.execute(db);
  const rates = sql`rival_rates(bigint, text, date, date, date)`;
  await sql`revoke all on function ${rates} from public`.execute(db);
  await sql`grant execute on function ${rates} to panel_app`.execute(db);
}

/** Replaces the function that the previous release calls, keeping its privileges. */
async function replaceRates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function rival_rates(asking bigint, metric text, first_day date, last_day date)
      returns table (place integer, name text, rate double precision)
      ${DEFINER}
      as $$
        select * from rival_rates(asking, metric, first_day, last_day, (now() at time zone 'Europe/Istanbul')::date)
      $$`.execute(db);
}
