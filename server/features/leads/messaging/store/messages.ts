import { sql, type Insertable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { LeadMessagesTable } from '../../../../db/tables/leads.ts';
import type { Tx } from '../../../../http/call.ts';
import type { Slice } from '../../store/slice.ts';

export type MessageFailure = NonNullable<Schemas['LeadMessage']['failure']>;

interface MessageRow {
  id: number;
  lead_id: number;
  channel: 'email' | 'sms';
  direction: 'in' | 'out';
  subject: string | null;
  body: string;
  to_address: string | null;
  cc: string[];
  status: Schemas['DeliveryStatus'];
  failure: MessageFailure | null;
  sent_by: number | null;
  is_automatic: boolean;
  sender_name: string | null;
  created_at: string;
  read_at: string | null;
  attachments: Omit<Schemas['MessageAttachment'], 'url'>[];
}

const columns = sql`
  m.id, m.lead_id, m.channel, m.direction, m.subject, m.body, m.cc, m.status, m.failure, m.sent_by, m.is_automatic,
  u.full_name as sender_name, m.created_at, m.read_at,
  case when c.contact_preference <> 'anonymised' then m.to_address end as to_address,
  (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'name', a.name, 'size', a.size, 'mediaType', a.media_type) order by a.position), '[]')
    from lead_message_attachments a where a.message_id = m.id
  ) as attachments`;
const joins = sql`
  join leads l on l.id = m.lead_id
  join couples c on c.id = l.couple_id
  left join customer_users u on u.id = m.sent_by`;

function messageRecord(row: MessageRow): Schemas['LeadMessage'] {
  return {
    id: row.id,
    channel: row.channel,
    direction: row.direction,
    subject: row.subject,
    body: row.body,
    to: row.to_address,
    cc: row.cc,
    attachments: row.attachments.map((file) => ({
      ...file,
      url: `/api/leads/${row.lead_id}/messages/${row.id}/attachments/${file.id}/download`,
    })),
    status: row.status,
    failure: row.failure,
    sentBy: row.sent_by === null ? null : { id: row.sent_by, name: row.sender_name ?? '' },
    isAutomatic: row.is_automatic,
    createdAt: row.created_at,
    readAt: row.read_at,
  };
}

/** Returns one page of a lead's conversation and the message count, bounded at `counted` + 1. */
export async function listMessages(
  tx: Tx,
  leadId: number,
  { limit, offset, descending, counted }: Slice,
): Promise<{ records: Schemas['LeadMessage'][]; found: number }> {
  const order = descending ? sql`m.created_at desc, m.id desc` : sql`m.created_at, m.id`;
  const { rows } = await sql<{ found: number } & (MessageRow | { id: null })>`
    with page as (
        select m.id from lead_messages m where m.lead_id = ${leadId}
        order by ${order} limit ${limit} offset ${offset}
      ),
      counted as (
        select count(*) as found from (
          select 1 from lead_messages m where m.lead_id = ${leadId} limit ${counted + 1}
        ) bounded
      ),
      shown as (select ${columns} from page join lead_messages m on m.id = page.id ${joins})
    select counted.found, m.* from counted left join shown m on true order by ${order}`.execute(tx);
  return {
    records: rows.flatMap((row) => (row.id === null ? [] : [messageRecord(row)])),
    found: rows[0]?.found ?? 0,
  };
}

export async function findMessage(tx: Tx, id: number): Promise<Schemas['LeadMessage'] | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from lead_messages m ${joins} where m.id = ${id}`.execute(tx);
  const [row] = rows;
  return row && messageRecord(row);
}

export async function insertMessage(
  tx: Tx,
  message: Insertable<LeadMessagesTable>,
): Promise<number> {
  const { id } = await tx
    .insertInto('lead_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const sentAt = sql<string>`greatest(m.created_at, m.tried_at)`;

/** Returns the times at which a provider's messages were sent or retried since an instant, oldest first. */
export async function sentTimes(
  tx: Tx,
  { customerId, providerId }: { customerId: number; providerId: number },
  since: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('lead_messages as m')
    .innerJoin('leads as l', 'l.id', 'm.lead_id')
    .select(sentAt.as('at'))
    .where('m.customer_id', '=', customerId)
    .where('m.direction', '=', 'out')
    .where((where) =>
      where.or([
        where('m.created_at', '>', since),
        where.and([sql<boolean>`m.tried_at > m.created_at`, where('m.tried_at', '>', since)]),
      ]),
    )
    .where('l.provider_id', '=', providerId)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}

/** Returns the newest reply to the couple by another user after a message; undefined without one. */
export async function findAnswerOfOthers(
  tx: Tx,
  leadId: number,
  { after, userId }: { after: number; userId: number },
): Promise<Schemas['LeadMessage'] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select m.id from lead_messages m
    where m.lead_id = ${leadId} and m.id > ${after} and m.direction = 'out' and m.status <> 'failed'
      and m.sent_by is distinct from ${userId}
    order by m.id desc limit 1`.execute(tx);
  const [newest] = rows;
  return newest && findMessage(tx, newest.id);
}

/** Returns an outgoing message of a lead, whatever its status. */
export async function findSent(tx: Tx, leadId: number, id: number) {
  return tx
    .selectFrom('lead_messages')
    .select(['id', 'channel', 'status', 'to_address', 'message_key'])
    .where('id', '=', id)
    .where('lead_id', '=', leadId)
    .where('direction', '=', 'out')
    .executeTakeFirst();
}

/** Puts a failed message back into the queue. */
export async function requeueMessage(
  tx: Tx,
  id: number,
  { to, key, at }: { to: string; key: string; at: string },
): Promise<void> {
  await tx
    .updateTable('lead_messages')
    .set({
      status: 'queued',
      failure: null,
      to_address: to,
      message_key: key,
      tries: 1,
      tried_at: at,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks the couple's messages on a lead as read, and the lead with them. */
export async function markMessagesRead(tx: Tx, leadId: number, at: string): Promise<void> {
  await tx
    .updateTable('lead_messages')
    .set({ read_at: at })
    .where('lead_id', '=', leadId)
    .where('direction', '=', 'in')
    .where('read_at', 'is', null)
    .execute();
  await tx
    .updateTable('leads')
    .set({ unread_message_count: 0, is_unread: false })
    .where('id', '=', leadId)
    .execute();
}
