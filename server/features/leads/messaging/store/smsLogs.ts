import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { likePattern } from '../../../../db/likePattern.ts';
import type { Tx } from '../../../../http/call.ts';
import type { AccessScope } from '../../access.ts';
import type { Slice } from '../../store/slice.ts';

/** Filters of the SMS log. */
export interface SmsLogFilter {
  q?: string | undefined;
  status?: readonly Schemas['SmsLogStatus'][] | undefined;
  isAutomatic?: boolean | undefined;
  /** Inclusive start (RFC 3339). */
  from?: string | undefined;
  /** Exclusive end (RFC 3339). */
  before?: string | undefined;
}

const SORTS = {
  createdAt: sql`m.created_at`,
  segments: sql`m.segments`,
  costMinor: sql`m.cost_minor`,
} as const;

export type SmsLogSort = keyof typeof SORTS;

type SmsLogRow = Schemas['SmsLog'] & { found: number };

function conditionsOf(
  { customerId, providerIds }: AccessScope,
  { q, status, isAutomatic, from, before }: SmsLogFilter,
): RawBuilder<unknown> {
  const conditions = [
    sql`m.customer_id = ${customerId}`,
    sql`m.direction = 'out'`,
    sql`m.channel = 'sms'`,
    sql`l.provider_id = any(${providerIds})`,
    // Messages of masked leads are hidden too.
    sql`not l.is_masked`,
  ];
  if (q !== undefined) {
    const pattern = likePattern(q);
    conditions.push(sql`(fold(m.body) like ${pattern} or fold(l.shown_name) like ${pattern})`);
  }
  if (status) conditions.push(sql`m.status = any(${[...status]})`);
  if (isAutomatic !== undefined) conditions.push(sql`m.is_automatic = ${isAutomatic}`);
  if (from !== undefined) conditions.push(sql`m.created_at >= ${from}`);
  if (before !== undefined) conditions.push(sql`m.created_at < ${before}`);
  return sql.join(conditions, sql` and `);
}

/** Returns one page of the SMS log and its count, bounded at `counted` + 1. */
export async function listSms(
  tx: Tx,
  scope: AccessScope,
  filter: SmsLogFilter,
  { limit, offset, descending, counted, sort }: Slice & { sort: SmsLogSort },
): Promise<{ records: Schemas['SmsLog'][]; found: number }> {
  const direction = descending ? sql`desc nulls last, m.id desc` : sql`asc nulls last, m.id`;
  const order = sql`${SORTS[sort]} ${direction}`;
  const where = conditionsOf(scope, filter);
  const from = sql`lead_messages m join leads l on l.id = m.lead_id`;
  const { rows } = await sql<SmsLogRow | { id: null; found: number }>`
    with page as (select m.id from ${from} where ${where} order by ${order} limit ${limit} offset ${offset}),
      counted as (
        select count(*) as found from (select 1 from ${from} where ${where} limit ${counted + 1}) bounded
      )
    select counted.found, m.id, m.lead_id as "leadId", l.shown_name as "coupleName",
      l.provider_id as "providerId",
      case when c.contact_preference <> 'anonymised' then m.to_address end as phone,
      m.body as text, m.status, m.failure, coalesce(m.segments, 0) as segments,
      m.cost_minor as "costMinor", m.is_automatic as "isAutomatic", u.full_name as "senderName",
      m.created_at as "createdAt"
    from counted
      left join page on true
      left join lead_messages m on m.id = page.id
      left join leads l on l.id = m.lead_id
      left join couples c on c.id = l.couple_id
      left join customer_users u on u.id = m.sent_by
    order by ${order}`.execute(tx);
  return {
    records: rows.flatMap((row) => {
      if (row.id === null) return [];
      const { found: _found, ...record } = row;
      return [record];
    }),
    found: rows[0]?.found ?? 0,
  };
}
