import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import type { Period } from '../../rules/window.ts';
import { leadConditions, type LeadFilter } from '../../store/leadFilter.ts';
import { leadsNamed, type LeadQuery } from '../../store/named.ts';

interface CallCount {
  result: Schemas['CallResultCode'];
  count: number;
}

/** Leads that match the list's filters and arrived in a period. */
export type Scope = LeadFilter & Period;

/** Builds the `with` clause of `leads_found`, the leads of a scope without confirmed spam. */
function withFound(scope: Scope): RawBuilder<unknown> {
  const named = leadsNamed(scope.coupleName);
  const found: LeadQuery = (table, where) => sql`
    select l.* from ${table} l
    where ${leadConditions(scope)} and l.spam_status is distinct from 'confirmed' and ${where}`;
  return sql`with ${named.first} leads_found as (${named.rows(found)})`;
}

interface ResponseTimes {
  averageMinutes: number | null;
  answeredCount: number;
  answeredInTimeCount: number;
  totalCount: number;
  responseRate: number | null;
}

/** Time limit of a response, and the instant from which the rate of responses in time is reported. */
interface ResponseClock {
  responseMs: number;
  /** Inclusive start of the reported rate. */
  rateFrom: string;
}

const NO_ANSWERS: ResponseTimes = {
  averageMinutes: null,
  answeredCount: 0,
  answeredInTimeCount: 0,
  totalCount: 0,
  responseRate: null,
};

/** Builds the query of `responseTimes`. */
export function responseTimesQuery(
  scope: Scope,
  { responseMs, rateFrom }: ResponseClock,
): RawBuilder<ResponseTimes> {
  const inTime = sql`l.answered_at <= l.created_at + make_interval(secs => ${responseMs / 1000})`;
  const isRated = sql`l.created_at >= ${rateFrom}`;
  return sql<ResponseTimes>`
    ${withFound(scope)}
    select round(avg(l.response_minutes))::int as "averageMinutes",
      count(l.answered_at)::int as "answeredCount",
      (count(*) filter (where ${inTime}))::int as "answeredInTimeCount",
      count(*)::int as "totalCount",
      round(100.0 * count(*) filter (where ${inTime} and ${isRated})
        / nullif(count(*) filter (where ${isRated}), 0))::int as "responseRate"
    from leads_found l`;
}

/**
 * Returns the average working minutes until the first response. Unanswered leads count in the total and the rate
 * only.
 */
export async function responseTimes(
  tx: Tx,
  scope: Scope,
  clock: ResponseClock,
): Promise<ResponseTimes> {
  const { rows } = await responseTimesQuery(scope, clock).execute(tx);
  return rows[0] ?? NO_ANSWERS;
}

/** Figures of the leads with one status that arrived in one month. */
export interface CoupleCount {
  status: Schemas['LeadStatus'];
  /** Index of the month from 1; 0 before the first one. */
  month: number;
  total: number;
  prepaid: number;
  unread: number;
  deal_amount: number;
  near: number;
  missed: number;
}

interface Deadlines {
  /** Instant up to which arrived leads have missed their deadline if unanswered. */
  missed: string;
  /** Instant up to which arrived leads are near their deadline if unanswered. */
  near: string;
}

const UNANSWERED = sql`l.answered_at is null and l.status in ('new', 'pending', 'negotiating', 'offered', 'unreachable')`;

/** Builds the query of `coupleCounts`. */
export function coupleCountsQuery(
  scope: Scope,
  { missed, near }: Deadlines,
  monthStarts: readonly string[],
): RawBuilder<CoupleCount> {
  return sql<CoupleCount>`
    ${withFound(scope)}
    select l.status, width_bucket(l.created_at, ${[...monthStarts]}::timestamptz[]) as month,
      count(*)::int as total,
      (count(*) filter (where l.is_prepaid))::int as prepaid,
      (count(*) filter (where l.is_unread))::int as unread,
      (coalesce(sum(l.deal_amount) filter (where l.status = 'deal'), 0))::bigint as deal_amount,
      (count(*) filter (where ${UNANSWERED} and l.created_at > ${missed} and l.created_at < ${near}))::int as near,
      (count(*) filter (where ${UNANSWERED} and l.created_at <= ${missed}))::int as missed
    from leads_found l group by 1, 2`;
}

/** Returns the counts of the couples screen, by status and by month of arrival. */
export async function coupleCounts(
  tx: Tx,
  scope: Scope,
  deadlines: Deadlines,
  monthStarts: readonly string[],
): Promise<CoupleCount[]> {
  return (await coupleCountsQuery(scope, deadlines, monthStarts).execute(tx)).rows;
}

/** Builds the query of `callCounts`. */
export function callCountsQuery(scope: Scope): RawBuilder<CallCount> {
  return sql<CallCount>`
    ${withFound(scope)}
    select k.result, count(*)::int as count
    from lead_calls k join leads_found l on l.id = k.lead_id
    where k.customer_id = l.customer_id and k.result is not null
    group by k.result`;
}

/** Returns the number of calls by result. */
export async function callCounts(tx: Tx, scope: Scope): Promise<CallCount[]> {
  return (await callCountsQuery(scope).execute(tx)).rows;
}
