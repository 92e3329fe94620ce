import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import { leadConditions, type LeadFilter } from '../../store/leadFilter.ts';
import { leadsNamed, type LeadQuery } from '../../store/named.ts';

export interface StatusCount {
  status: Schemas['LeadStatus'];
  is_unread: boolean;
  count: number;
}

/**
 * Returns the query that counts a list's leads by status and read state; it scans an index once and stops one row
 * above `most`.
 */
export function statusCountsQuery(filter: LeadFilter, most: number): RawBuilder<StatusCount> {
  const conditions = leadConditions(filter);
  const named = leadsNamed(filter.coupleName);
  const found: LeadQuery = (table, where) => sql`
    select l.status, l.is_unread from ${table} l where ${conditions} and ${where} limit ${most + 1}`;
  return sql<StatusCount>`
    with ${named.first} found as (${named.rows(found, most)})
    select status, is_unread, count(*)::int as count from found group by status, is_unread`;
}

export async function statusCounts(
  tx: Tx,
  filter: LeadFilter,
  most: number,
): Promise<StatusCount[]> {
  return (await statusCountsQuery(filter, most).execute(tx)).rows;
}
