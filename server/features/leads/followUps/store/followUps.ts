import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import type { Actor } from '../../actor.ts';
import type { EndReason } from '../rules/followUp.ts';
import { namedFiles } from './namedFiles.ts';

type FollowUp = Schemas['FollowUp'];

interface FollowUpRow {
  id: number;
  started_at: string;
  started_by: number | null;
  starter_name: string | null;
  ended_at: string | null;
  end_reason: FollowUp['endReason'];
  steps: FollowUp['steps'];
}

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const followUpRecord = (row: FollowUpRow): FollowUp => ({
  id: row.id,
  startedAt: row.started_at,
  startedBy: row.started_by === null ? null : { id: row.started_by, name: row.starter_name ?? '' },
  endedAt: row.ended_at,
  endReason: row.end_reason,
  steps: row.steps,
});

/** Returns the last follow-ups of a lead, or one of them, with the delivery status of their messages. */
export async function listFollowUps(tx: Tx, leadId: number, id?: number): Promise<FollowUp[]> {
  const { rows } = await sql<FollowUpRow>`
    select f.id, f.started_at, f.started_by, u.full_name as starter_name, f.ended_at, f.end_reason,
      (
        select coalesce(json_agg(json_build_object(
          'id', s.id, 'channel', s.channel, 'subject', s.subject, 'body', s.body, 'dueAt', ${instant('s.due_at')},
          'status', case when s.status = 'sent' and m.status = 'failed' then 'failed' else s.status end,
          'sentAt', ${instant('s.sent_at')}, 'attachments', ${namedFiles('s')}) order by s.due_at, s.id), '[]')
        from lead_follow_up_steps s left join lead_messages m on m.id = s.message_id
        where s.follow_up_id = f.id
      ) as steps
    from lead_follow_ups f left join customer_users u on u.id = f.started_by
    where f.lead_id = ${leadId} and ${id === undefined ? sql`true` : sql`f.id = ${id}`}
    order by f.started_at desc, f.id desc limit 10`.execute(tx);
  return rows.map(followUpRecord);
}

export async function hasRunning(tx: Tx, leadId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('lead_follow_ups')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewStep {
  channel: Schemas['FollowUpChannel'];
  subject: string | null;
  body: string;
  dueAt: string;
  /** Sanitized HTML. */
  html: string | null;
  attachmentIds: number[];
  isSigned: boolean;
}

/** Inserts a running follow-up. @returns its id */
export async function insertFollowUp(
  tx: Tx,
  actor: Actor,
  leadId: number,
  steps: readonly NewStep[],
): Promise<number> {
  const common = { customer_id: actor.customerId, lead_id: leadId };
  const { id } = await tx
    .insertInto('lead_follow_ups')
    .values({ ...common, started_by: actor.userId, started_at: actor.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('lead_follow_up_steps')
    .values(
      steps.map(({ channel, subject, body, dueAt, html, attachmentIds, isSigned }) => ({
        ...common,
        follow_up_id: id,
        channel,
        subject,
        body,
        due_at: dueAt,
        html,
        attachment_ids: JSON.stringify(attachmentIds),
        is_signed: isSigned,
      })),
    )
    .execute();
  return id;
}

/** Ends the running follow-up of a lead and deletes its unsent messages. @returns false if none is running */
export async function endRunning(
  tx: Tx,
  leadId: number,
  { reason, at, id }: { reason: EndReason; at: string; id?: number },
): Promise<boolean> {
  const ended = await tx
    .updateTable('lead_follow_ups')
    .set({ ended_at: at, end_reason: reason })
    .where('lead_id', '=', leadId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .returning('id')
    .execute();
  if (ended.length === 0) return false;
  await tx
    .updateTable('lead_follow_up_steps')
    .set({ status: 'dropped' })
    .where('lead_id', '=', leadId)
    .where('status', '=', 'waiting')
    .execute();
  return true;
}

/** Records that the couple refused automatic messages; keeps the first time. */
export async function noteRefusal(tx: Tx, coupleId: number, at: string): Promise<void> {
  await tx
    .updateTable('couples')
    .set({ follow_ups_refused_at: at })
    .where('id', '=', coupleId)
    .where('follow_ups_refused_at', 'is', null)
    .execute();
}
