import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../http/call.ts';
import { leadConditions, type LeadFilter } from './leadFilter.ts';
import { rowsNamed } from './named.ts';

export interface StatusCount {
  status: Schemas['LeadStatus'];
  is_unread: boolean;
  count: number;
}

/** What a list finds, by status and whether it is read: one walk through an index, which ends one beyond `most`. */
export function statusCountsQuery(filter: LeadFilter, most: number): RawBuilder<StatusCount> {
  const conditions = leadConditions(filter);
  const found = (where: RawBuilder<unknown>) =>
    sql`select l.status, l.is_unread from leads l where ${where} limit ${most + 1}`;
  const { first, rows } =
    filter.coupleName === undefined
      ? { first: sql``, rows: found(conditions) }
      : rowsNamed(filter.coupleName, (named) => found(sql`${conditions} and ${named}`));
  return sql<StatusCount>`
    with ${first} found as (${rows})
    select status, is_unread, count(*)::int as count from found group by status, is_unread`;
}

export async function statusCounts(
  tx: Tx,
  filter: LeadFilter,
  most: number,
): Promise<StatusCount[]> {
  return (await statusCountsQuery(filter, most).execute(tx)).rows;
}
