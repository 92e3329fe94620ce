import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../http/call.ts';
import type { Reach } from '../access.ts';
import type { Period } from '../rules/window.ts';

/** Enquiries within reach that arrived in a period. */
export type Scope = Reach & Period;

const scoped = ({ customerId, providerIds, from, until }: Scope): RawBuilder<unknown> => sql`
  l.customer_id = ${customerId} and l.provider_id = any(${providerIds}) and l.created_at >= ${from}
  ${until === undefined ? sql`` : sql`and l.created_at < ${until}`}`;

interface ResponseTimes {
  averageMinutes: number | null;
  answeredCount: number;
  answeredInTimeCount: number;
  totalCount: number;
}

/** Average working minutes to the first answer; those never answered count in the total only. */
export async function responseTimes(
  tx: Tx,
  scope: Scope,
  responseMs: number,
): Promise<ResponseTimes> {
  const { rows } = await sql<ResponseTimes>`
    select round(avg(l.response_minutes))::int as "averageMinutes",
      count(l.answered_at)::int as "answeredCount",
      (count(*) filter (where l.answered_at <= l.created_at + make_interval(secs => ${responseMs / 1000})))::int
        as "answeredInTimeCount",
      count(*)::int as "totalCount"
    from leads l where ${scoped(scope)}`.execute(tx);
  return (
    rows[0] ?? { averageMinutes: null, answeredCount: 0, answeredInTimeCount: 0, totalCount: 0 }
  );
}

interface CoupleCounts {
  total: number;
  by_status: Partial<Record<Schemas['LeadStatus'], number>> | null;
  prepaid: number;
  unread: number;
  deal_amount: number;
  near: number;
  missed: number;
}

interface Deadlines {
  /** Unanswered ones that arrived until then have missed their time. */
  missed: string;
  /** Unanswered ones that arrived until then are near their end. */
  near: string;
}

const UNANSWERED = sql`l.answered_at is null and l.status in ('new', 'pending', 'negotiating', 'offered', 'unreachable')`;

/** Counts for the couples screen, each status in its own row summed up by the database. */
export async function coupleCounts(
  tx: Tx,
  scope: Scope,
  { missed, near }: Deadlines,
): Promise<CoupleCounts | undefined> {
  const { rows } = await sql<CoupleCounts>`
    select coalesce(sum(s.total), 0)::int as total, jsonb_object_agg(s.status, s.total) filter (where s.status is not null) as by_status,
      coalesce(sum(s.prepaid), 0)::int as prepaid, coalesce(sum(s.unread), 0)::int as unread,
      coalesce(sum(s.deal_amount), 0)::bigint as deal_amount,
      coalesce(sum(s.near), 0)::int as near, coalesce(sum(s.missed), 0)::int as missed
    from (
      select l.status, count(*) as total,
        count(*) filter (where l.is_prepaid) as prepaid,
        count(*) filter (where l.is_unread) as unread,
        sum(l.deal_amount) filter (where l.status = 'deal') as deal_amount,
        count(*) filter (where ${UNANSWERED} and l.created_at > ${missed} and l.created_at < ${near}) as near,
        count(*) filter (where ${UNANSWERED} and l.created_at <= ${missed}) as missed
      from leads l where ${scoped(scope)} group by l.status
    ) s`.execute(tx);
  return rows[0];
}

/** Calls whose end is known, by how they ended. */
export async function callCounts(
  tx: Tx,
  scope: Scope,
): Promise<{ result: Schemas['CallResultCode']; count: number }[]> {
  const { rows } = await sql<{ result: Schemas['CallResultCode']; count: number }>`
    select k.result, count(*)::int as count
    from lead_calls k join leads l on l.id = k.lead_id
    where ${scoped(scope)} and k.customer_id = l.customer_id and k.result is not null
    group by k.result`.execute(tx);
  return rows;
}

interface ReadCounts {
  pending: number;
  read: number;
  unread: number;
  total: number;
}

/** What the badge and the read filter show. */
export async function readCounts(tx: Tx, scope: Scope): Promise<ReadCounts> {
  const { rows } = await sql<ReadCounts>`
    select (count(*) filter (where l.status in ('new', 'pending')))::int as pending,
      (count(*) filter (where not l.is_unread))::int as read,
      (count(*) filter (where l.is_unread))::int as unread,
      count(*)::int as total
    from leads l where ${scoped(scope)}`.execute(tx);
  return rows[0] ?? { pending: 0, read: 0, unread: 0, total: 0 };
}
