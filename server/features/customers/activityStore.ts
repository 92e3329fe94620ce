import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import { COUNT_LIMIT, windowOf, type PageQuery } from '../../http/page.ts';

interface Query extends PageQuery {
  sort?: 'createdAt' | '-createdAt' | undefined;
  type?: readonly string[] | undefined;
}

interface Row {
  id: number;
  created_at: string;
  user_id: number | null;
  user_name: string | null;
}

export type ActionRow = Row & { type: Schemas['CustomerActionType']; note: string | null };
export type InteractionRow = Row & { type: Schemas['CustomerInteractionType']; body: string };

async function list<R extends Row>(
  tx: Tx,
  table: 'customer_actions' | 'customer_interactions',
  text: 'note' | 'body',
  customerId: number,
  query: Query,
  only?: number,
): Promise<{ rows: R[]; counted: number }> {
  const { sort = '-createdAt', type } = query;
  const { limit, offset } = windowOf(query);
  const direction = sort === '-createdAt' ? sql`desc` : sql`asc`;
  const condition = sql`
    customer_id = ${customerId} and (${type ?? null}::text[] is null or type = any (${type ?? null}::text[]))
    and (${only ?? null}::bigint is null or id = ${only ?? null}::bigint)`;
  const { rows } = await sql<{ counted: number } & (R | { id: null })>`
    select t.counted, r.*, u.id as user_id, u.full_name as user_name
    from (select count(*)::int as counted from (select 1 from ${sql.table(table)} where ${condition} limit ${COUNT_LIMIT + 1}) found) t
    left join (
      select id, type, ${sql.ref(text)}, created_at, created_by from ${sql.table(table)} where ${condition}
      order by created_at ${direction}, id ${direction} limit ${limit} offset ${offset}
    ) r on true
    left join customer_users u on u.id = r.created_by
    order by r.created_at ${direction}, r.id ${direction}`.execute(tx);
  return {
    rows: rows.flatMap((row) => (row.id === null ? [] : [row])),
    counted: rows[0]?.counted ?? 0,
  };
}

/** Returns a page of the customer's requests to the marketplace. */
export const listActions = (tx: Tx, customerId: number, query: Query) =>
  list<ActionRow>(tx, 'customer_actions', 'note', customerId, query);

/** Returns a page of the contacts between the customer and the marketplace. */
export const listInteractions = (tx: Tx, customerId: number, query: Query) =>
  list<InteractionRow>(tx, 'customer_interactions', 'body', customerId, query);

interface Author {
  customerId: number;
  userId: number;
  now: Date;
}

/** Inserts an action. @returns it as in the list */
export async function addAction(
  tx: Tx,
  { customerId, userId, now }: Author,
  { type, note }: Schemas['CustomerActionCreate'],
): Promise<ActionRow | undefined> {
  const { id } = await tx
    .insertInto('customer_actions')
    .values({
      customer_id: customerId,
      type,
      note: note ?? null,
      created_by: userId,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await list<ActionRow>(tx, 'customer_actions', 'note', customerId, {}, id)).rows[0];
}

/** Inserts an interaction. @returns it as in the list */
export async function addInteraction(
  tx: Tx,
  { customerId, userId, now }: Author,
  { type, body }: Schemas['CustomerInteractionCreate'],
): Promise<InteractionRow | undefined> {
  const { id } = await tx
    .insertInto('customer_interactions')
    .values({
      customer_id: customerId,
      type,
      body: body.trim(),
      created_by: userId,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await list<InteractionRow>(tx, 'customer_interactions', 'body', customerId, {}, id))
    .rows[0];
}
