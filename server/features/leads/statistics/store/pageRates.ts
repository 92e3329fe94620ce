import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../http/call.ts';
import { zone } from '../../../../time/zone.ts';
import { scopedLeads, type HomeScope } from './home.ts';

/** Counts from which a provider's rates are calculated. */
export interface PageRates {
  provider_id: number;
  /** Number of leads with a known response result, and of those answered in time. */
  rated: number;
  in_time: number;
  /** Number of leads that should have an outcome, and of those with a recorded one. */
  old: number;
  ended: number;
}

/** Instants; all but `late` are the start of a day. */
interface Since {
  responseMs: number;
  /** Start of the period of responses. */
  ratedFrom: string;
  /** Instant up to which arrived leads have missed their response deadline if they are unanswered. */
  late: string;
  /** Instant before which arrived leads should have an outcome. */
  oldUntil: string;
  /** Start of the days whose leads may still change by time alone; earlier deadlines have passed. */
  freshFrom: string;
}

/**
 * Builds the query of `pageRates`. It sums the counted days, and counts the leads of the last days, of days that
 * changed after counting, and of days that an earlier release counted.
 */
export function pageRatesQuery(scope: HomeScope, since: Since): RawBuilder<PageRates> {
  const { customerId, providerIds, windowStart } = scope;
  const dayOf = (instant: string) => sql`(${instant}::timestamptz at time zone ${zone})::date`;
  const isRated = sql`l.created_at >= ${since.ratedFrom} and (l.answered_at is not null or l.created_at <= ${since.late})`;
  const inTime = sql`l.answered_at <= l.created_at + make_interval(secs => ${since.responseMs / 1000})`;
  const isOld = sql`l.created_at < ${since.oldUntil}`;
  const hasEnded = sql`l.status in ('deal', 'rejected', 'not_wedding', 'other_firm')`;
  const own = sql`customer_id = ${customerId} and provider_id = any(${providerIds})`;
  const isCounted = sql`day >= ${dayOf(windowStart)} and day < ${dayOf(since.freshFrom)}`;
  return sql<PageRates>`
    with uncounted as materialized (
      select provider_id, (at at time zone ${zone})::date as day from stale_days where ${own}
      union
      select provider_id, day from provider_days where ${own} and ${isCounted} and shown_leads is null
    ), spans as (
      select provider_id, day::timestamp at time zone ${zone} as first,
        (day + 1)::timestamp at time zone ${zone} as until
      from uncounted where ${isCounted}
      union all
      select id, ${since.freshFrom}::timestamptz, 'infinity' from unnest(${providerIds}::bigint[]) id
    ), counts as (
      select d.provider_id,
        sum(d.shown_leads) filter (where d.day >= ${dayOf(since.ratedFrom)}) as rated,
        sum(d.answered_in_time) filter (where d.day >= ${dayOf(since.ratedFrom)}) as in_time,
        sum(d.shown_leads) filter (where d.day < ${dayOf(since.oldUntil)}) as old,
        sum(d.ended_leads) filter (where d.day < ${dayOf(since.oldUntil)}) as ended
      from (select * from provider_days where ${own} and ${isCounted}) d
      where not exists (select from uncounted u where u.provider_id = d.provider_id and u.day = d.day)
      group by d.provider_id
      union all
      select f.provider_id, count(*) filter (where f.is_rated), count(*) filter (where f.is_rated and f.in_time),
        count(*) filter (where f.is_old), count(*) filter (where f.is_old and f.has_ended)
      from spans s cross join lateral (
        select l.provider_id, ${isRated} as is_rated, ${inTime} as in_time, ${isOld} as is_old, ${hasEnded} as has_ended
        from leads l
        where ${scopedLeads(scope)} and l.provider_id = s.provider_id
          and l.created_at >= s.first and l.created_at < s.until
        offset 0
      ) f
      group by f.provider_id
    )
    select provider_id, coalesce(sum(rated), 0)::int as rated, coalesce(sum(in_time), 0)::int as in_time,
      coalesce(sum(old), 0)::int as old, coalesce(sum(ended), 0)::int as ended
    from counts group by provider_id`;
}

/** Returns the rates of each provider within the access scope; no rates for a provider without leads. */
export async function pageRates(tx: Tx, scope: HomeScope, since: Since): Promise<PageRates[]> {
  return (await pageRatesQuery(scope, since).execute(tx)).rows;
}
