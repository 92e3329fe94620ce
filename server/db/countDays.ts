import { sql, type Transaction } from 'kysely';
import { zone } from '../time/zone.ts';
import type { Database } from './connection.ts';
import type { Tables } from './tables.ts';

type Db = Pick<Database, 'kysely'>;
type Tx = Transaction<Tables>;

/** Hours in which a lead must be answered, including nights and weekends. */
export const RESPONSE_HOURS = 24;
/** Maximum number of marks per transaction. */
const MAX_MARKS = 2_000;
/** Maximum number of days recounted per transaction; the rest keep their marks. */
const MAX_DAYS = 400;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface Mark {
  customer_id: number;
  provider_id: number;
  day: string;
  ids: number[];
}

/** Returns the oldest marks, grouped by provider and by day in the deployment's time zone. */
async function readMarks(tx: Tx, marks: number, days: number): Promise<Mark[]> {
  const { rows } = await sql<Mark>`
    with oldest as (select * from stale_days order by id limit ${marks})
    select customer_id, provider_id, (at at time zone ${zone})::date as day, array_agg(id) as ids
    from oldest group by 1, 2, 3 order by min(id) limit ${days}`.execute(tx);
  return rows;
}

/** Replaces the facts of days by a recount of their events. */
async function replaceDays(tx: Tx, days: readonly Mark[]): Promise<void> {
  const daysJson = JSON.stringify(
    days.map(({ customer_id, provider_id, day }) => ({ customer_id, provider_id, day })),
  );
  const requestedDays = sql`
    select customer_id, provider_id, day, day::timestamp at time zone ${zone} as first,
      (day + 1)::timestamp at time zone ${zone} as until
    from jsonb_to_recordset(${daysJson}::jsonb) as d (customer_id bigint, provider_id bigint, day date)`;
  await sql`
    delete from provider_days p using (${requestedDays}) w
    where (p.customer_id, p.provider_id, p.day) = (w.customer_id, w.provider_id, w.day)`.execute(
    tx,
  );
  const hourOf = (at: string) => sql`extract(hour from ${sql.ref(at)} at time zone ${zone})::int`;
  const perHour = sql`array[${sql.join(HOURS.map((one) => sql`count(*) filter (where e.hour = ${sql.lit(one)})`))}]::int[]`;
  // An offset keeps the planner from merging the subqueries, which would compute each hour 24 times.
  await sql`
    insert into provider_days (customer_id, provider_id, day, visits, sessions, anonymous_visitors, impressions,
      reach, leads, prepaid_leads, deals, income_minor, visit_hours, lead_hours, shown_leads, answered_in_time, ended_leads)
    select w.customer_id, w.provider_id, w.day, v.visits, v.sessions, v.anonymous, a.impressions, a.reach,
      l.leads, l.prepaid, l.deals, l.income, v.hours, l.hours, l.shown, l.in_time, l.ended
    from (${requestedDays}) w
    cross join lateral (
      select count(*) as visits, count(distinct e.session_key) as sessions,
        count(distinct e.visitor_key) filter (where e.couple_id is null) as anonymous, ${perHour} as hours
      from (
        select session_key, visitor_key, couple_id, ${hourOf('at')} as hour from visit_logs
        where customer_id = w.customer_id and provider_id = w.provider_id and at >= w.first and at < w.until offset 0
      ) e
    ) v
    cross join lateral (
      select coalesce(sum(e.impressions), 0) as impressions, coalesce(sum(e.reach), 0) as reach
      from ad_figures e where e.provider_id = w.provider_id and e.at >= w.first and e.at < w.until
    ) a
    cross join lateral (
      select count(*) as leads, count(*) filter (where e.is_prepaid) as prepaid,
        count(*) filter (where e.status = 'deal') as deals,
        coalesce(sum(e.deal_amount::bigint * 100) filter (where e.status = 'deal'), 0) as income,
        ${perHour} as hours,
        count(*) filter (where not e.is_masked) as shown,
        count(*) filter (
          where not e.is_masked and e.answered_at <= e.created_at + make_interval(hours => ${sql.lit(RESPONSE_HOURS)})
        ) as in_time,
        count(*) filter (
          where not e.is_masked and e.status in ('deal', 'rejected', 'not_wedding', 'other_firm')
        ) as ended
      from (
        select *, ${hourOf('created_at')} as hour from leads
        where customer_id = w.customer_id and provider_id = w.provider_id
          and created_at >= w.first and created_at < w.until and spam_status is distinct from 'confirmed' offset 0
      ) e
    ) l
    where v.visits + a.impressions + l.leads > 0`.execute(tx);
}

/**
 * Recounts the days of the oldest marks as the database's owner. Workers are serialized by a lock, so the holder
 * sees every event whose mark it removes.
 * @param maxMarks marks read in this transaction
 * @param maxDays days recounted in it; the rest keep their marks
 * @returns number of recounted days
 */
export async function refreshSomeDays(
  tx: Tx,
  maxMarks = MAX_MARKS,
  maxDays = MAX_DAYS,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('stale days', 0))`.execute(tx);
  const marks = await readMarks(tx, maxMarks, maxDays);
  if (marks.length === 0) return 0;
  await replaceDays(tx, marks);
  await sql`delete from stale_days where id = any(${marks.flatMap(({ ids }) => ids)}::bigint[])`.execute(
    tx,
  );
  return marks.length;
}

/** Recounts every stale day, a few hundred per transaction. @returns number of recounted days */
export async function refreshStaleDays({ kysely }: Db, signal?: AbortSignal): Promise<number> {
  let counted = 0;
  for (;;) {
    if (signal?.aborted) return counted;
    const some = await kysely.transaction().execute((tx) => refreshSomeDays(tx));
    if (some === 0) return counted;
    counted += some;
  }
}

/** Marks every day with facts or events for a recount. */
export async function markAllDays(tx: Tx): Promise<void> {
  const quarter = (at: string) => sql`date_bin('15 minutes', ${sql.ref(at)}, 'epoch'::timestamptz)`;
  await sql`
    insert into stale_days (customer_id, provider_id, at)
    select customer_id, provider_id, ${quarter('at')} from visit_logs
    union select customer_id, provider_id, ${quarter('at')} from ad_figures
    union select customer_id, provider_id, ${quarter('created_at')} from leads
    union select customer_id, provider_id, day::timestamp at time zone ${zone} from provider_days`.execute(
    tx,
  );
}

/** Recounts every day, including unmarked ones, and every month of competitors. @returns number of recounted days */
export async function rebuildDays(db: Db): Promise<number> {
  await sql`select rebuild_rival_months()`.execute(db.kysely);
  await db.kysely.transaction().execute(markAllDays);
  return refreshStaleDays(db);
}
