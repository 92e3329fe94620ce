import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import type { Actor } from '../../actor.ts';
import type { Slice } from '../../store/slice.ts';

type Comment = Schemas['LeadComment'];

interface CommentRow {
  id: number;
  body: string;
  created_by: number | null;
  author_name: string | null;
  created_at: string;
  read_at: string | null;
}

interface Thread {
  leadId: number;
  /** Id of the reading customer user. */
  userId: number;
}

/** Returns the columns of a comment; the author has always read it. */
const columns = (userId: number) => sql`
  k.id, k.body, k.created_by, u.full_name as author_name, k.created_at,
  case when k.created_by = ${userId} then k.created_at
    when r.read_at >= k.created_at then r.read_at end as read_at`;
const joins = ({ leadId, userId }: Thread) => sql`
  left join customer_users u on u.id = k.created_by
  left join lead_comment_reads r on r.lead_id = ${leadId} and r.customer_user_id = ${userId}`;

function commentRecord(row: CommentRow): Comment {
  return {
    id: row.id,
    body: row.body,
    readAt: row.read_at,
    createdAt: row.created_at,
    createdBy: row.created_by === null ? null : { id: row.created_by, name: row.author_name ?? '' },
  };
}

/** Returns one page of the internal comments and their count, bounded at `counted` + 1. */
export async function listComments(
  tx: Tx,
  thread: Thread,
  { limit, offset, descending, counted }: Slice,
): Promise<{ records: Comment[]; found: number }> {
  const order = descending ? sql`k.created_at desc, k.id desc` : sql`k.created_at, k.id`;
  const from = sql`from lead_comments k where k.lead_id = ${thread.leadId}`;
  const { rows } = await sql<{ found: number } & (CommentRow | { id: null })>`
    with page as (select k.* ${from} order by ${order} limit ${limit} offset ${offset}),
      counted as (select count(*) as found from (select 1 ${from} limit ${counted + 1}) bounded)
    select counted.found, ${columns(thread.userId)}
    from counted left join page k on true ${joins(thread)} order by ${order}`.execute(tx);
  return {
    records: rows.flatMap((row) => (row.id === null ? [] : [commentRecord(row)])),
    found: rows[0]?.found ?? 0,
  };
}

export async function insertComment(
  tx: Tx,
  actor: Actor & { userId: number },
  leadId: number,
  body: string,
): Promise<Comment> {
  const { rows } = await sql<CommentRow>`
    with k as (
      insert into lead_comments (customer_id, lead_id, body, created_by, created_at)
      values (${actor.customerId}, ${leadId}, ${body}, ${actor.userId}, ${actor.at}) returning *
    )
    select ${columns(actor.userId)} from k ${joins({ leadId, userId: actor.userId })}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an inserted comment was not returned');
  return commentRecord(row);
}

/** Marks all comments of a lead as read by the user. */
export async function markCommentsRead(
  tx: Tx,
  actor: Actor & { userId: number },
  leadId: number,
): Promise<void> {
  await tx
    .insertInto('lead_comment_reads')
    .values({
      customer_id: actor.customerId,
      lead_id: leadId,
      customer_user_id: actor.userId,
      read_at: actor.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['lead_id', 'customer_user_id']).doUpdateSet({ read_at: actor.at }),
    )
    .execute();
}
