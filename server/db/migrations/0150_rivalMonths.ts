import { sql, type Kysely, type RawBuilder } from 'kysely';

const PLPGSQL = sql`language plpgsql set search_path = pg_catalog, public, pg_temp`;
const STABLE_SQL = sql`language sql stable set search_path = pg_catalog, public, pg_temp`;

/** Daily figures of competitors, with the columns of a market and of the facts that a month sums. */
interface Daily {
  days: string;
  months: string;
  market: string[];
  facts: string[];
}

const RIVALS: Daily = {
  days: 'rival_days',
  months: 'rival_months',
  market: ['category_id', 'city_id'],
  facts: ['visits', 'leads', 'deals'],
};
const SHARES: Daily = {
  days: 'rival_shares',
  months: 'rival_share_months',
  market: ['provider_id'],
  facts: ['shared_visitors', 'shared_leads'],
};

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const sums = (facts: readonly string[]) =>
  sql.join(facts.map((name) => sql`sum(${sql.ref(name)})`));

/**
 * Stores the monthly sums of competitors' figures, so that a report of a year reads twelve rows per competitor and
 * the days of two incomplete months, not 365. Triggers replace a whole month in the transaction that writes its
 * days; thus the sums are never stale, whichever release writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLock(db);
  for (const daily of [RIVALS, SHARES]) {
    await createMonths(db, daily);
    await createTriggers(db, daily);
  }
  await createRebuild(db);
  await replaceNames(db);
  await replaceRates(db);
}

async function createMonths(db: Kysely<unknown>, daily: Daily): Promise<void> {
  const { months, market, facts } = daily;
  const isShare = daily === SHARES;
  await sql`
    create table ${sql.table(months)} (
      ${sql.join(market.map((name) => sql`${sql.ref(name)} bigint not null`))},
      month date not null,
      rival_key text not null,
      ${sql.join(facts.map((name) => sql`${sql.ref(name)} bigint not null`))},
      primary key (${columns(market)}, month, rival_key)
      ${isShare ? sql`, foreign key (provider_id) references providers on delete cascade` : sql``}
    )`.execute(db);
  await sql`alter table ${sql.table(months)} enable row level security`.execute(db);
}

const MONTH = sql`date_trunc('month', day::timestamp)::date`;

/** Builds the statement that sums months; `source` selects their days. */
const insertMonths = ({ months, market, facts }: Daily, source: RawBuilder<unknown>) => sql`
  insert into ${sql.table(months)} (${columns([...market, 'month', 'rival_key', ...facts])})
  select ${columns(market)}, ${MONTH}, rival_key, ${sums(facts)} from ${source}
  group by ${columns(market)}, ${MONTH}, rival_key`;

/** Lock of all writers: each then counts the committed days of the others. */
const LOCK = sql`perform pg_advisory_xact_lock(hashtextextended('rival months', 0))`;

/** Creates the function that locks the months before a statement locks any day, so that writers cannot deadlock. */
async function createLock(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lock_rival_months() returns trigger ${PLPGSQL}
      as $$ begin ${LOCK}; return null; end $$`.execute(db);
}

/** Creates the triggers that replace the months of written, changed and deleted days. */
async function createTriggers(db: Kysely<unknown>, daily: Daily): Promise<void> {
  const { days, months, market } = daily;
  const replace = sql.ref(`${days}_replace_months`);
  const ofMonth = sql.join(
    market.map((name) => sql`${sql.ref(`d.${name}`)} = ${sql.ref(`c.${name}`)}`),
    sql` and `,
  );
  const changed = sql`(select distinct ${columns(market)}, ${MONTH} as month from changed) c`;
  await sql`
    create function ${replace}() returns trigger ${PLPGSQL} security definer
      as $$ begin
        delete from ${sql.table(months)} d using ${changed} where ${ofMonth} and d.month = c.month;
        ${insertMonths(
          daily,
          sql`(
            select d.* from ${changed} join ${sql.table(days)} d on ${ofMonth}
              and d.day >= c.month and d.day < (c.month + interval '1 month')::date
          ) d`,
        )};
        return null;
      end $$`.execute(db);
  await sql`
    create trigger ${sql.ref(`${days}_lock`)} before insert or update or delete on ${sql.table(days)}
      for each statement execute function lock_rival_months()`.execute(db);
  const events = { insert: ['new'], update: ['old', 'new'], delete: ['old'] } as const;
  for (const [event, sides] of Object.entries(events))
    for (const side of sides)
      await sql`
        create trigger ${sql.ref(`${days}_${event}_${side}`)} after ${sql.raw(event)} on ${sql.table(days)}
          referencing ${sql.raw(side)} table as changed for each statement execute function ${replace}()`.execute(
        db,
      );
}

/** Creates and calls the function that replaces every month. */
async function createRebuild(db: Kysely<unknown>): Promise<void> {
  const replaceAll = (daily: Daily) => sql`
    delete from ${sql.table(daily.months)};
    ${insertMonths(daily, sql.table(daily.days))};`;
  await sql`
    create function rebuild_rival_months() returns void ${PLPGSQL}
      as $$ begin
        ${LOCK};
        ${replaceAll(RIVALS)}
        ${replaceAll(SHARES)}
      end $$`.execute(db);
  await sql`revoke all on function rebuild_rival_months() from public`.execute(db);
  await sql`select rebuild_rival_months()`.execute(db);
}

/** Reads the months instead of the days of the twelve complete months that select the named competitors. */
async function replaceNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function named_rivals(asking bigint, today date)
      returns table (rival_key text, name text)
      ${STABLE_SQL} rows 5
      as $$
        with me as (
          select p.id, p.category_id, p.city_id, p.rival_stats_access as named,
            (date_trunc('month', today::timestamp) - interval '12 months')::date as first_day,
            (date_trunc('month', today::timestamp) - interval '1 day')::date as last_day
          from providers p where p.id = asking and today is not null
        ), counts as (
          select s.rival_key, s.shared_leads as shared, 0 as leads
          from me join rival_share_months s on s.provider_id = me.id
          where s.month between me.first_day and me.last_day
          union all
          select r.rival_key, 0, r.leads
          from me join rival_months r on r.category_id = me.category_id and r.city_id = me.city_id
          where r.month between me.first_day and me.last_day
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
}

/** Builds a query of a period's facts: its complete months, and the days before and after them. */
function factsOf({ days, months, market, facts }: Daily): RawBuilder<unknown> {
  const own = { category_id: 'me.category_id', city_id: 'me.city_id', provider_id: 'me.id' };
  const part = (table: string, where: RawBuilder<unknown>) => sql`
    select ${columns(['f.rival_key', ...facts.map((name) => `f.${name}`)])}
    from me join ${sql.table(table)} f on ${sql.join(
      Object.entries(own)
        .filter(([name]) => market.includes(name))
        .map(([name, value]) => sql`${sql.ref(`f.${name}`)} = ${sql.ref(value)}`),
      sql` and `,
    )} where ${where}`;
  return sql`
    ${part(months, sql`f.month >= me.first_month and f.month < me.end_month`)}
    union all
    ${part(days, sql`f.day between first_day and least(last_day, me.first_month - 1)`)}
    union all
    ${part(days, sql`f.day between greatest(me.first_month, me.end_month) and last_day`)}`;
}

/** Reads complete months of a period from their sums; results and signature are unchanged. */
async function replaceRates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function rival_rates(asking bigint, metric text, first_day date, last_day date, today date)
      returns table (place integer, name text, rate double precision)
      ${STABLE_SQL} security definer
      as $$
        with me as (
          select p.id, p.customer_id, p.category_id, p.city_id,
            (date_trunc('month', (first_day - 1)::timestamp) + interval '1 month')::date as first_month,
            date_trunc('month', (last_day + 1)::timestamp)::date as end_month
          from providers p
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
          from (${factsOf(RIVALS)}) r
          where metric in ('lead_to_deal', 'view_to_deal', 'view_to_lead')
          group by r.rival_key
          union all
          select s.rival_key, case metric
            when 'lead_to_lead' then sum(s.shared_leads)::float8 / nullif((select leads from own), 0)
            else sum(s.shared_visitors)::float8 / nullif((select visits from own), 0)
          end
          from (${factsOf(SHARES)}) s
          where metric in ('lead_to_lead', 'to_similar')
          group by s.rival_key
        ), named as materialized (
          select n.rival_key, n.name from me cross join lateral named_rivals(me.id, today) n
        )
        select row_number() over (order by rates.rate desc, named.name collate "C")::int, named.name, rates.rate
        from rates left join named on named.rival_key = rates.rival_key
        where rates.rate is not null
        order by 1
      $$`.execute(db);
}
