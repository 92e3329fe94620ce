import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import type { AccessScope } from '../../access.ts';

type Fragment = RawBuilder<unknown>;
type Kind = Schemas['ReminderKind'];

export interface ReminderFilter extends AccessScope {
  status: Schemas['ReminderStatus'];
  kinds: readonly Kind[] | undefined;
  /** Id of the customer user whose reminders are listed; undefined for those of all customer users. */
  mine: number | undefined;
  /** Range of due instants; the end is exclusive. */
  from: string | undefined;
  until: string | undefined;
  /** Start of the window; older leads are archived and have no reminders. */
  windowStart: string;
  /** Current day; earlier appointments are over. */
  today: string;
}

interface ReminderPage {
  limit: number;
  offset: number;
  descending: boolean;
  /** Maximum number of counted rows; the count stops one above it. */
  counted: number;
}

export interface ReminderRow {
  kind: Kind;
  /** Id of the note, of the appointment's lead, or of the automatic message. */
  source_id: number;
  version: number | null;
  type: Schemas['InteractionType'] | null;
  due_at: string;
  done_at: string | null;
  text: string | null;
  created_by: number | null;
  author_name: string | null;
  confirmed_at: string | null;
  lead_id: number;
  couple_name: string;
  provider_name: string;
  status: Schemas['LeadStatus'];
  assignee_id: number | null;
}

const between = (column: Fragment, { from, until }: ReminderFilter): Fragment => sql`
  ${from === undefined ? sql`` : sql`and ${column} >= ${from}`}
  ${until === undefined ? sql`` : sql`and ${column} < ${until}`}`;

const within = ({ customerId, providerIds, windowStart }: ReminderFilter): Fragment => sql`
  l.customer_id = ${customerId} and l.provider_id = any(${providerIds}) and not l.is_masked
    and l.created_at >= ${windowStart}`;

/** Query of each reminder kind for the list; an additional kind needs an additional entry here. */
const SOURCES: Record<Kind, (filter: ReminderFilter) => Fragment> = {
  note: (filter) => sql`
    select 'note' as kind, i.id as source_id, i.version, i.type, i.remind_at as due_at,
      i.reminded_at as done_at, i.text, i.created_by, i.lead_id
    from lead_interactions i join leads l on l.id = i.lead_id
    where i.customer_id = ${filter.customerId} and i.remind_at is not null
      and i.reminded_at is ${filter.status === 'open' ? sql`null` : sql`not null`}
      ${between(sql`i.remind_at`, filter)} and ${within(filter)}
      ${filter.mine === undefined ? sql`` : sql`and (i.created_by = ${filter.mine} or l.assignee_id = ${filter.mine})`}`,
  appointment: (filter) => sql`
    select 'appointment' as kind, l.id as source_id, null::integer as version, null::text as type,
      l.appointment_at as due_at,
      ${filter.status === 'open' ? sql`null::timestamptz` : sql`l.appointment_at`} as done_at,
      null::text as text, null::bigint as created_by, l.id as lead_id
    from leads l
    where ${within(filter)} and l.appointment_at is not null
      and l.appointment_at ${filter.status === 'open' ? sql`>=` : sql`<`} ${filter.today}
      and l.status not in ('rejected', 'not_wedding', 'other_firm')
      ${between(sql`l.appointment_at`, filter)}
      ${filter.mine === undefined ? sql`` : sql`and coalesce(l.assignee_id, ${filter.mine}) = ${filter.mine}`}`,
  // A failed message appears in its conversation.
  follow_up: (filter) => sql`
    select 'follow_up' as kind, s.id as source_id, null::integer as version, null::text as type, s.due_at,
      s.sent_at as done_at, coalesce(s.subject, s.body) as text, f.started_by as created_by, s.lead_id
    from lead_follow_up_steps s
      join lead_follow_ups f on f.id = s.follow_up_id join leads l on l.id = s.lead_id
    where s.customer_id = ${filter.customerId} and s.status = ${filter.status === 'open' ? sql`'waiting'` : sql`'sent'`}
      ${between(sql`s.due_at`, filter)} and ${within(filter)}
      and not exists (select from lead_messages m where m.id = s.message_id and m.status = 'failed')
      ${filter.mine === undefined ? sql`` : sql`and (f.started_by = ${filter.mine} or l.assignee_id = ${filter.mine})`}`,
};

const KINDS: readonly Kind[] = ['note', 'appointment', 'follow_up'];

/** Builds the query for one page and the bounded count; if the page is empty, one row holds only the count. */
export function reminderPageQuery(
  filter: ReminderFilter,
  { limit, offset, descending, counted }: ReminderPage,
): RawBuilder<{ found: number } & (ReminderRow | { kind: null })> {
  const sources = (filter.kinds ?? KINDS).map((kind) => SOURCES[kind](filter));
  const due = sql.join(sources, sql` union all `);
  const order = (alias: 'd' | 'p') => {
    const [at, kind, id] = ['due_at', 'kind', 'source_id'].map((name) =>
      sql.ref(`${alias}.${name}`),
    );
    return descending ? sql`${at} desc, ${kind}, ${id} desc` : sql`${at}, ${kind}, ${id}`;
  };
  return sql`
    with page as (
        select * from (${due}) d order by ${order('d')} limit ${limit} offset ${offset}
      ),
      counted as (select count(*) as found from (select 1 from (${due}) d limit ${counted + 1}) bounded)
    select counted.found, p.*, u.full_name as author_name, l.appointment_confirmed_at as confirmed_at,
      l.shown_name as couple_name, l.status, l.assignee_id, v.name as provider_name
    from counted left join page p on true
    left join leads l on l.id = p.lead_id
    left join providers v on v.id = l.provider_id
    left join customer_users u on u.id = p.created_by
    order by ${order('p')}`;
}

/** Returns one page of reminders and their count, bounded at `counted` + 1. */
export async function listReminders(
  tx: Tx,
  filter: ReminderFilter,
  page: ReminderPage,
): Promise<{ rows: ReminderRow[]; found: number }> {
  const { rows } = await reminderPageQuery(filter, page).execute(tx);
  return {
    rows: rows.flatMap((row) => (row.kind === null ? [] : [row])),
    found: rows[0]?.found ?? 0,
  };
}
