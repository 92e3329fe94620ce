import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import type { AccessScope } from '../../access.ts';
import type { ReachFacts } from '../../rules/leadFacts.ts';

type Fragment = RawBuilder<unknown>;

export interface HomeScope extends AccessScope {
  /** Start of the window; leads that arrived before it are archived. */
  windowStart: string;
}

export interface HomeRow {
  id: number;
  shown_name: string;
  provider_name: string;
  status: Schemas['LeadStatus'];
  created_at: string;
  wedding_date: string | null;
  estimated_guest_count: number | null;
  unread_message_count: number;
  answered_at: string | null;
  lastMessage: string | null;
  spam_status: ReachFacts['spamStatus'];
  contact_preference: ReachFacts['contactPreference'];
  has_email: boolean;
  has_phone: boolean;
  has_switchboard: boolean;
  takes_whatsapp: boolean;
  product_date_end: string | null;
}

/** Maximum of the counts. */
const MAX_LEADS = 1000;
const SHOWN = 6;
/**
 * Number of late leads that are listed before those that can still be answered in time; more fill the remaining
 * places.
 */
const LATE_FIRST = 3;
const MAX_MESSAGE_LENGTH = 300;

/** Builds the condition for leads to act on: not masked and not confirmed as spam. */
export const scopedLeads = ({ customerId, providerIds, windowStart }: HomeScope): Fragment => sql`
  l.customer_id = ${customerId} and l.provider_id = any(${providerIds}) and l.created_at >= ${windowStart}
  and not l.is_masked and l.spam_status is distinct from 'confirmed'`;

const columns: Fragment = sql`
  l.id, l.shown_name, p.name as provider_name, l.status, l.created_at, l.wedding_date,
  l.estimated_guest_count, l.unread_message_count, l.answered_at, left(coalesce(m.body, l.message), ${sql.lit(MAX_MESSAGE_LENGTH)}) as "lastMessage",
  l.spam_status, c.contact_preference, c.email is not null as has_email, c.phone is not null as has_phone,
  l.switchboard_number is not null as has_switchboard, 'whatsappLeads' = any(p.features) as takes_whatsapp, p.product_date_end`;

const joins: Fragment = sql`
  join leads l on l.id = picked.id
  join providers p on p.id = l.provider_id
  join couples c on c.id = l.couple_id
  left join lateral (
    select body from lead_messages where lead_id = l.id and direction = 'in'
    order by created_at desc, id desc limit 1
  ) m on true`;

interface Deadlines {
  /** Instant up to which arrived leads have missed their response deadline. */
  late: string;
  /** Instant up to which arrived leads are near their response deadline. */
  near: string;
}

type Waiting = { total: number; late: number } & (HomeRow | { id: null });

/** Builds the query of `waitingAtHome`. Each part scans the index of unanswered leads in order and stops early. */
export function waitingQuery(scope: HomeScope, { late, near }: Deadlines): RawBuilder<Waiting> {
  const waiting = sql`${scopedLeads(scope)} and l.status in ('new', 'pending')`;
  const counted = (when: Fragment) => sql`
    (select count(*)::int from (
      select 1 from leads l where ${waiting} ${when} order by l.created_at desc limit ${MAX_LEADS}
    ) bounded)`;
  const first = (rank: number, when: Fragment, order: Fragment) => sql`
    (select l.id, l.created_at, ${sql.lit(rank)} as rank from leads l
    where ${waiting} and ${when} order by ${order} limit ${SHOWN})`;
  return sql<Waiting>`
    with pressing as (
        ${first(0, sql`l.created_at > ${late} and l.created_at <= ${near}`, sql`l.created_at`)}
        union all ${first(1, sql`l.created_at <= ${late}`, sql`l.created_at desc`)}
        union all ${first(2, sql`l.created_at > ${near}`, sql`l.created_at`)}
      ),
      ranked as (
        select id, rank, row_number() over (
          partition by rank order by case when rank = 1 then created_at end desc, created_at, id
        ) as nth
        from pressing
      ),
      picked as (
        select id, row_number() over (order by rank, nth) as place
        from (
          select * from ranked
          order by rank = 1 and nth > ${sql.lit(LATE_FIRST)}, rank, nth limit ${SHOWN}
        ) chosen
      ),
      counts as (select ${counted(sql``)} as total, ${counted(sql`and l.created_at <= ${late}`)} as late)
    select counts.total, counts.late, shown.*
    from counts left join (select ${columns}, picked.place from picked ${joins}) shown on true
    order by shown.place`;
}

const rowsOf = <Row extends HomeRow>(rows: readonly (Row | { id: null })[]): Row[] =>
  rows.flatMap((row) => (row.id === null ? [] : [row]));

/** Returns the most urgent unanswered leads, the total and the number of late ones, both bounded at 1000. */
export async function waitingAtHome(
  tx: Tx,
  scope: HomeScope,
  deadlines: Deadlines,
): Promise<{ rows: HomeRow[]; total: number; late: number }> {
  const { rows } = await waitingQuery(scope, deadlines).execute(tx);
  return { rows: rowsOf(rows), total: rows[0]?.total ?? 0, late: rows[0]?.late ?? 0 };
}

type Unread = { total: number } & (HomeRow | { id: null });

/** Builds the query of `messagesAtHome`; it considers at most the newest 1000 leads. */
export function messagesQuery(scope: HomeScope): RawBuilder<Unread> {
  return sql<Unread>`
    with unread as (
        select l.id, l.last_activity_at from leads l
        where ${scopedLeads(scope)} and l.is_unread and l.unread_message_count > 0
        order by l.created_at desc limit ${MAX_LEADS}
      ),
      picked as (select id, last_activity_at from unread order by last_activity_at desc, id desc limit ${SHOWN})
    select counted.total, shown.*
    from (select count(*)::int as total from unread) counted
    left join (select ${columns}, picked.last_activity_at from picked ${joins}) shown on true
    order by shown.last_activity_at desc, shown.id desc`;
}

/** Returns leads with unread messages, sorted by last activity, and the total, bounded at 1000. */
export async function messagesAtHome(
  tx: Tx,
  scope: HomeScope,
): Promise<{ rows: HomeRow[]; total: number }> {
  const { rows } = await messagesQuery(scope).execute(tx);
  return { rows: rowsOf(rows), total: rows[0]?.total ?? 0 };
}
