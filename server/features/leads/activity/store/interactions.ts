import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import type { Slice } from '../../store/slice.ts';

type Interaction = Schemas['LeadInteraction'];

export interface InteractionRow {
  id: number;
  version: number;
  type: Schemas['InteractionType'];
  text: string | null;
  remind_at: string | null;
  reminded_at: string | null;
  created_by: number | null;
  author_name: string | null;
  created_at: string;
}

const columns = sql`
  i.id, i.version, i.type, i.text, i.remind_at, i.reminded_at, i.created_by,
  u.full_name as author_name, i.created_at`;

export function interactionRecord(row: InteractionRow): Interaction {
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    text: row.text,
    remindAt: row.remind_at,
    remindedAt: row.reminded_at,
    createdAt: row.created_at,
    createdBy: row.created_by === null ? null : { id: row.created_by, name: row.author_name ?? '' },
  };
}

/** Returns one page of a lead's contacts and their count, bounded at `counted` + 1. */
export async function listInteractions(
  tx: Tx,
  leadId: number,
  types: Schemas['InteractionType'][] | undefined,
  { limit, offset, descending, counted }: Slice,
): Promise<{ records: Interaction[]; found: number }> {
  const order = descending ? sql`i.created_at desc, i.id desc` : sql`i.created_at, i.id`;
  const ofType = types ? sql`and i.type = any(${types})` : sql``;
  const from = sql`from lead_interactions i where i.lead_id = ${leadId} ${ofType}`;
  const { rows } = await sql<{ found: number } & (InteractionRow | { id: null })>`
    with page as (select i.* ${from} order by ${order} limit ${limit} offset ${offset}),
      counted as (select count(*) as found from (select 1 ${from} limit ${counted + 1}) bounded)
    select counted.found, ${columns}
    from counted left join page i on true left join customer_users u on u.id = i.created_by
    order by ${order}`.execute(tx);
  return {
    records: rows.flatMap((row) => (row.id === null ? [] : [interactionRecord(row)])),
    found: rows[0]?.found ?? 0,
  };
}

/** Returns one contact of a lead. */
export async function findInteraction(
  tx: Tx,
  leadId: number,
  id: number,
): Promise<InteractionRow | undefined> {
  const { rows } = await sql<InteractionRow>`
    select ${columns} from lead_interactions i left join customer_users u on u.id = i.created_by
    where i.id = ${id} and i.lead_id = ${leadId}`.execute(tx);
  return rows[0];
}

export interface InteractionChange {
  text?: string;
  remind_at?: string | null;
  reminded_at?: string | null;
}

/** Updates a contact if the version matches. @returns false if it does not */
export async function changeInteraction(
  tx: Tx,
  { id, version }: { id: number; version: number },
  change: InteractionChange,
): Promise<boolean> {
  const changed = await tx
    .updateTable('lead_interactions')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function deleteInteraction(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('lead_interactions').where('id', '=', id).execute();
}
