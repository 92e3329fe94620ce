import { sql, type Insertable } from 'kysely';
import type { NotificationSendingsTable } from '../../db/tables/notifications.ts';
import type { Language, Tx } from '../../http/call.ts';
import type { NotificationData } from './wording.ts';

type SendingColumns = Omit<
  Insertable<NotificationSendingsTable>,
  'id' | 'customer_user_id' | 'channel' | 'claimed_at' | 'outcome'
>;

/** Returns those of the users who receive a provider's leads by SMS. */
export async function findSmsReceivers(
  tx: Tx,
  providerId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('customer_user_providers')
    .select('customer_user_id')
    .where('provider_id', '=', providerId)
    .where('customer_user_id', 'in', userIds)
    .where('can_receive_leads_sms', '=', true)
    .execute();
  return rows.map(({ customer_user_id }) => customer_user_id);
}

/** Queues an e-mail or SMS for each of these users. */
export async function insertSendings(
  tx: Tx,
  channel: 'email' | 'sms',
  userIds: readonly number[],
  columns: SendingColumns,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('notification_sendings')
    .values(
      userIds.map((customer_user_id) => ({
        ...columns,
        customer_user_id,
        channel,
        claimed_at: null,
        outcome: null,
      })),
    )
    .execute();
}

/** Pending message with its recipient. */
export interface Sending extends NotificationData {
  id: number;
  channel: 'email' | 'sms';
  name: string;
  language: Language;
  /** Undefined if the user has none, or has left. */
  address: string | null;
}

const BATCH_SIZE = 20;
const MAX_CLAIM_MINUTES = 24 * 60;

/**
 * Claims pending messages, oldest first, and skips those that another process is claiming. They can be claimed
 * again after a minute, which doubles with each attempt, up to a day. A claim is no attempt, because a process may
 * end before it sends all of its messages.
 */
export async function claimSendings(tx: Tx, at: string): Promise<Sending[]> {
  const { rows } = await sql<Sending>`
    with s as (
      update notification_sendings set claimed_at = ${at} where id in (
        select id from notification_sendings
        where outcome is null and (claimed_at is null or claimed_at
          + least(power(2, greatest(tries, 1) - 1), ${MAX_CLAIM_MINUTES}) * interval '1 minute' <= ${at})
        order by id limit ${BATCH_SIZE} for update skip locked)
      returning *
    )
    select s.id, s.channel, s.kind, s.params, s.body, s.path, s.lead_id, l.shown_name as couple_name,
      u.full_name as name, u.preferred_language as language,
      case when u.has_left then null else (
        select value from customer_user_contacts c
        where c.customer_user_id = u.id and c.kind = case s.channel when 'email' then 'email' else 'phone' end
        order by position limit 1) end as address
    from s join customer_users u on u.id = s.customer_user_id left join leads l on l.id = s.lead_id
    order by s.id`.execute(tx);
  return rows;
}

/**
 * Counts an attempt to send a pending message, and renews its claim.
 * @returns the number of attempts; undefined if another process has stored an outcome
 */
export async function startAttempt(tx: Tx, id: number, at: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('notification_sendings')
    .set({ tries: sql`tries + 1`, claimed_at: at })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries;
}

/** Renews the claims of messages that are still to be sent. */
export async function renewSendings(tx: Tx, ids: readonly number[], at: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('notification_sendings')
    .set({ claimed_at: at })
    .where('id', 'in', ids)
    .where('outcome', 'is', null)
    .execute();
}

/** Stores the outcome of a message. */
export async function storeSendingOutcome(tx: Tx, id: number, outcome: string): Promise<void> {
  await tx.updateTable('notification_sendings').set({ outcome }).where('id', '=', id).execute();
}

/** Deletes messages that were sent or failed before an instant. */
export async function deleteSendingsBefore(tx: Tx, moment: string): Promise<void> {
  await tx.deleteFrom('notification_sendings').where('created_at', '<', moment).execute();
}
