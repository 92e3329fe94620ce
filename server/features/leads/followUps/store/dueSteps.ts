import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';

/** Due message, with its lead locked until the transaction ends. */
export interface DueStep {
  id: number;
  follow_up_id: number;
  lead_id: number;
  customer_id: number;
  provider_id: number;
  channel: Schemas['FollowUpChannel'];
  subject: string | null;
  body: string;
  html: string | null;
  attachment_ids: number[];
  is_signed: boolean;
  started_by: number | null;
}

/**
 * Locks the message that is due longest. Locks its lead first, like every change of a lead, and skips locked ones:
 * no two processes send the same message, and none waits for another. A message waits for the one before it, which
 * may be in the queue or have been sent late.
 * @param times.quietSince an earlier message of the follow-up that was sent after it postpones the next
 * @returns `changed` if it is no longer due; undefined if none is due
 */
export async function lockDueStep(
  tx: Tx,
  { now, quietSince }: { now: string; quietSince: string },
): Promise<DueStep | 'changed' | undefined> {
  const { rows } = await sql<{ id: number }>`
    select s.id from lead_follow_up_steps s join leads l on l.id = s.lead_id
    where s.status = 'waiting' and s.due_at <= ${now} and not exists (
      select from lead_follow_up_steps e join lead_messages m on m.id = e.message_id
      where e.follow_up_id = s.follow_up_id and (m.status = 'queued' or m.tried_at > ${quietSince})
    )
    order by s.due_at, s.id limit 1 for update of l skip locked`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  // Read again, because the row may have changed before the lead was locked.
  const { rows: held } = await sql<DueStep>`
    select s.id, s.follow_up_id, s.lead_id, s.customer_id, l.provider_id, s.channel, s.subject, s.body, s.html,
      s.attachment_ids, s.is_signed, f.started_by
    from lead_follow_up_steps s
      join lead_follow_ups f on f.id = s.follow_up_id join leads l on l.id = s.lead_id
    where s.id = ${found.id} and s.status = 'waiting' and s.due_at <= ${now} for update of s`.execute(
    tx,
  );
  return held[0] ?? 'changed';
}

/** Marks a message as sent; the next one is due on the next day at the earliest. */
export async function markSent(
  tx: Tx,
  { id, follow_up_id }: DueStep,
  { messageId, at, next }: { messageId: number; at: string; next: string },
): Promise<{ isLast: boolean }> {
  await tx
    .updateTable('lead_follow_up_steps')
    .set({ status: 'sent', message_id: messageId, sent_at: at })
    .where('id', '=', id)
    .execute();
  const left = await tx
    .updateTable('lead_follow_up_steps')
    .set({ due_at: sql<string>`greatest(due_at, ${next}::timestamptz)` })
    .where('follow_up_id', '=', follow_up_id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return { isLast: left.numUpdatedRows === 0n };
}

/** Postpones a message, for a provider at its sending limit. */
export async function postpone(tx: Tx, id: number, dueAt: string): Promise<void> {
  await tx
    .updateTable('lead_follow_up_steps')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}
