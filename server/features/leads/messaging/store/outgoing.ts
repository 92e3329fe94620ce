import { sql } from 'kysely';
import type { FileMetadata } from '../../../../files/FileMetadata.ts';
import type { Tx } from '../../../../http/call.ts';
import type { MessageFailure } from './messages.ts';

/** Queued message with the data for its port and for the update of its lead. */
export interface Outgoing {
  id: number;
  customer_id: number;
  lead_id: number;
  couple_id: number;
  provider_id: number;
  message_key: string;
  channel: 'email' | 'sms';
  subject: string | null;
  body: string;
  html: string | null;
  /** Storage key of the signature's picture. */
  signature_image: string | null;
  to_address: string | null;
  cc: string[];
  sent_by: number | null;
  is_automatic: boolean;
  /** Number of attempts to send it, with the current one. */
  tries: number;
  couple_name: string;
  is_anonymised: boolean;
  provider_name: string;
  provider_email: string | null;
  attachments: Pick<FileMetadata, 'key' | 'name'>[];
}

const columns = sql`
  m.id, m.customer_id, m.lead_id, l.couple_id, l.provider_id, m.message_key, m.channel, m.subject, m.body, m.html,
  m.signature_image, m.to_address, m.cc,
  m.sent_by, m.is_automatic, m.tries, c.name as couple_name, c.contact_preference = 'anonymised' as is_anonymised,
  p.name as provider_name, p.email as provider_email,
  (
    select coalesce(jsonb_agg(jsonb_build_object('key', a.storage_key, 'name', a.name) order by a.position), '[]')
    from lead_message_attachments a where a.message_id = m.id
  ) as attachments`;
const joins = sql`
  join leads l on l.id = m.lead_id
  join couples c on c.id = l.couple_id
  join providers p on p.id = l.provider_id`;

export async function findOutgoing(tx: Tx, id: number): Promise<Outgoing | undefined> {
  const { rows } = await sql<Outgoing>`
    select ${columns} from lead_messages m ${joins} where m.id = ${id}`.execute(tx);
  return rows[0];
}

const BATCH_SIZE = 20;

/** Minutes before another process may claim a queued message; they double with each attempt, up to a day. */
const CLAIM_MINUTES = 2;
const MAX_CLAIM_MINUTES = 24 * 60;

/**
 * Claims queued messages whose last claim has expired, oldest first, and skips those that another process is
 * claiming. A claim is no attempt, because a process may end before it sends all of its messages.
 * @param options `automatic`: true in business hours, outside of which no automatic message is sent
 */
export async function claimQueued(
  tx: Tx,
  at: string,
  { automatic }: { automatic: boolean },
): Promise<Outgoing[]> {
  const { rows } = await sql<Outgoing>`
    with stuck as (
        select id from lead_messages
        where status = 'queued' and coalesce(tried_at, created_at) <= ${at}::timestamptz - interval '1 minute'
          * least(${CLAIM_MINUTES} * power(2, greatest(tries, 1) - 1), ${MAX_CLAIM_MINUTES})
          and (${automatic} or not is_automatic)
        order by created_at limit ${BATCH_SIZE} for update skip locked
      ),
      m as (
        update lead_messages set tried_at = ${at}
        where id in (select id from stuck) returning *
      )
    select ${columns} from m ${joins} order by m.id`.execute(tx);
  return rows;
}

/**
 * Counts an attempt to send a queued message, and renews its claim.
 * @returns the number of attempts; undefined if another process has stored a result
 */
export async function startAttempt(tx: Tx, id: number, at: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('lead_messages')
    .set({ tries: sql`tries + 1`, tried_at: at })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning('tries')
    .executeTakeFirst();
  return row?.tries;
}

/** Renews the claims of messages that are still queued. */
export async function renewQueued(tx: Tx, ids: readonly number[], at: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('lead_messages')
    .set({ tried_at: at })
    .where('id', 'in', ids)
    .where('status', '=', 'queued')
    .execute();
}

/**
 * Stores the result of a queued message and the cost of its SMS.
 * @param segmentMinor price of one SMS, in hundredths; null if unknown
 * @returns false if another process has stored a result
 */
export async function storeMessageResult(
  tx: Tx,
  id: number,
  failure: MessageFailure | undefined,
  segmentMinor: number | null,
): Promise<boolean> {
  const updated = await tx
    .updateTable('lead_messages')
    .set({
      status: failure ? 'failed' : 'sent',
      failure: failure ?? null,
      cost_minor: sql<number | null>`segments * ${failure ? 0 : segmentMinor}::integer`,
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
