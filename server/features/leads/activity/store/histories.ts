import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import type { Slice } from '../../store/slice.ts';

interface HistoryRow {
  id: number;
  event: string;
  from_value: string | null;
  to_value: string | null;
  note: string | null;
  created_by: number | null;
  author_name: string | null;
  created_at: string;
}

function historyRecord(row: HistoryRow): Schemas['LeadHistory'] {
  return {
    id: row.id,
    event: row.event,
    from: row.from_value,
    to: row.to_value,
    note: row.note,
    createdAt: row.created_at,
    createdBy: row.created_by === null ? null : { id: row.created_by, name: row.author_name ?? '' },
  };
}

/** Returns one page of a lead's history, optionally of some events only, and the count, bounded at `counted` + 1. */
export async function listHistories(
  tx: Tx,
  leadId: number,
  { limit, offset, descending, counted }: Slice,
  events?: readonly string[],
): Promise<{ records: Schemas['LeadHistory'][]; found: number }> {
  const order = descending ? sql`h.created_at desc, h.id desc` : sql`h.created_at, h.id`;
  const only = events ? sql`and h.event = any(${[...events]})` : sql``;
  const from = sql`from lead_histories h where h.lead_id = ${leadId} ${only}`;
  const { rows } = await sql<{ found: number } & (HistoryRow | { id: null })>`
    with page as (select h.* ${from} order by ${order} limit ${limit} offset ${offset}),
      counted as (select count(*) as found from (select 1 ${from} limit ${counted + 1}) bounded)
    select counted.found, h.id, h.event, h.from_value, h.to_value, h.note, h.created_by,
      u.full_name as author_name, h.created_at
    from counted left join page h on true left join customer_users u on u.id = h.created_by
    order by ${order}`.execute(tx);
  return {
    records: rows.flatMap((row) => (row.id === null ? [] : [historyRecord(row)])),
    found: rows[0]?.found ?? 0,
  };
}

/** Returns at most 100 models that the couple requested. */
export async function listItems(tx: Tx, leadId: number): Promise<Schemas['LeadItem'][]> {
  return tx
    .selectFrom('lead_items')
    .select(['id', 'name', 'image', 'price'])
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .limit(100)
    .execute();
}
