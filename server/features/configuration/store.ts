import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';

type ConfigItemType = Schemas['ConfigItemType'];

/** Returns the entries of the given lists, grouped by list, each in its own order. */
export async function configItems(
  tx: Tx,
  types: ConfigItemType[],
  language: Language,
): Promise<Schemas['ConfigItem'][]> {
  const { rows } = await sql<Schemas['ConfigItem']>`
    select id, item_type as "itemType", item_id as "itemId", words ->> ${language} as value, status
    from config_items where item_type = any(${types})
    order by array_position(${types}::text[], item_type), position, id`.execute(tx);
  return rows;
}

/** Returns those of the given entries that exist and are active. */
export async function activeEntries(
  tx: Tx,
  requested: { list: string; value: string }[],
): Promise<Set<string>> {
  const lists = [...new Set(requested.map(({ list }) => list))];
  const { rows } = await sql<{ entry: string }>`
    select item_type || ' ' || item_id as entry from config_items
    where status = 'active' and item_type = any(${lists})`.execute(tx);
  return new Set(rows.map(({ entry }) => entry));
}

export interface CategoryRow {
  id: number;
  name: string;
  categoryType: Schemas['ProviderCategory']['categoryType'];
  roiMinLeadCount: number;
}

export async function providerCategories(tx: Tx, language: Language): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select id, words ->> ${language} as name, category_type as "categoryType", roi_min_lead_count as "roiMinLeadCount"
    from provider_categories order by position, id`.execute(tx);
  return rows;
}

export interface PendingChanges {
  customerId: number;
  providerIds: number[];
  descending: boolean;
  limit: number;
  offset: number;
  /** Maximum number of counted rows; the count stops one above it. */
  counted: number;
}

/** Returns one page of the changes pending approval and their count, bounded at `counted` + 1. */
export async function pendingChanges(
  tx: Tx,
  { customerId, providerIds, descending, limit, offset, counted }: PendingChanges,
): Promise<{ rows: Schemas['ChangeRequest'][]; found: number }> {
  const direction = descending ? sql`desc` : sql`asc`;
  const from = sql`
    from change_requests
    where customer_id = ${customerId} and provider_id = any(${providerIds}) and status = 'pending'`;
  const { rows } = await sql<{ found: number } & (Schemas['ChangeRequest'] | { id: null })>`
    with page as (
        select id, provider_id, subject, created_at ${from}
        order by created_at ${direction}, id ${direction} limit ${limit} offset ${offset}
      ),
      counted as (select count(*) as found from (select 1 ${from} limit ${counted + 1}) b)
    select counted.found, page.id, page.provider_id as "providerId", page.subject, page.created_at as "createdAt"
    from counted left join page on true
    order by page.created_at ${direction}, page.id ${direction}`.execute(tx);
  return {
    rows: rows.flatMap(({ found: _, ...row }) => (row.id === null ? [] : [row])),
    found: rows[0]?.found ?? 0,
  };
}
