import { sql, type RawBuilder } from 'kysely';
import type { operations } from '#contract/types.ts';
import { prepared, preparedForCustomer } from '../../../db/prepared.ts';
import type { Language, Tx } from '../../../http/call.ts';
import { leadConditions, type LeadFilter } from './leadFilter.ts';
import { leadsNamed, type LeadQuery } from './named.ts';
import { leadColumns, leadJoins, type LeadRow } from './leadRow.ts';

type Fragment = RawBuilder<unknown>;

export type LeadSort = NonNullable<
  NonNullable<operations['listLeads']['parameters']['query']>['sort']
>;

export interface LeadPage {
  sort: LeadSort;
  limit: number;
  offset: number;
  /** Maximum number of counted rows; the count stops one above it. */
  counted: number;
}

export type LeadListRow = { found: number } & (LeadRow | { id: null });

const ORDERS: Record<LeadSort, Fragment> = {
  createdAt: sql`l.created_at, l.id`,
  '-createdAt': sql`l.created_at desc, l.id desc`,
  lastActivityAt: sql`l.last_activity_at, l.id`,
  '-lastActivityAt': sql`l.last_activity_at desc, l.id desc`,
  'couple.weddingDate': sql`l.wedding_date, l.id`,
  '-couple.weddingDate': sql`l.wedding_date desc nulls last, l.id desc`,
  'couple.name': sql`l.shown_name collate tr_sort, l.id`,
  '-couple.name': sql`l.shown_name collate tr_sort desc, l.id desc`,
  'leadDetails.estimatedGuestCount': sql`l.estimated_guest_count, l.id`,
  '-leadDetails.estimatedGuestCount': sql`l.estimated_guest_count desc nulls last, l.id desc`,
};

/**
 * Builds the conditions of a list. No activity precedes a lead's creation, so the index on activity can start
 * at the window.
 */
function conditionsOf(filter: LeadFilter, sort: LeadSort, hasOwnPlan: boolean): Fragment {
  const conditions = leadConditions(filter, hasOwnPlan);
  return sort === 'lastActivityAt' && filter.from !== undefined
    ? sql`${conditions} and l.last_activity_at >= ${filter.from}`
    : conditions;
}

/**
 * Builds the query for one page and the bounded count. The page is selected by ids in index order, and only its
 * rows are joined. If it is empty, one row holds only the count.
 * @param hasOwnPlan true for a statement that is prepared for the filter's customer alone
 */
export function leadPageQuery(
  filter: LeadFilter,
  { sort, limit, offset, counted }: LeadPage,
  language: Language,
  hasOwnPlan = false,
): RawBuilder<LeadListRow> {
  const others = conditionsOf(filter, sort, hasOwnPlan);
  const order = ORDERS[sort];
  const named = leadsNamed(filter.coupleName);
  const picked: LeadQuery = (table, where) => sql`
    select l.id from ${table} l where ${others} and ${where} order by ${order} limit ${sql.lit(limit)} offset ${offset}`;
  const counting: LeadQuery = (table, where) =>
    sql`select 1 from ${table} l where ${others} and ${where} limit ${sql.lit(counted + 1)}`;
  return sql<LeadListRow>`
    with ${named.first} page as (${named.rows(picked)}),
      counted as (select count(*) as found from (${named.rows(counting, counted)}) bounded)
    select counted.found, ${leadColumns(language)}
    from counted left join page on true left join leads l on l.id = page.id ${leadJoins}
    order by ${order}`;
}

/** Number of found leads up to which a list is fast by any plan, also by one that sorts them all. */
const LARGE_LIST_LEADS = 2_000;
/**
 * Customers with a list of more leads. Their lists have plans for their own number of leads: the plan that all
 * customers share took 95 ms for 135,000 leads, their own 8. Each process finds them out by itself.
 */
const large = new Set<number>();

/** Returns true if the page is read in the order of arrival, whatever the other parameters are. */
const isByArrival = (filter: LeadFilter, { sort }: LeadPage): boolean =>
  (sort === '-createdAt' || sort === 'createdAt') &&
  filter.coupleName === undefined &&
  filter.weddingDateStart === undefined &&
  filter.weddingDateEnd === undefined;

/** Returns true if the filter's parameters do no more than bound the index of arrivals. */
const isPlain = ({ organizationType, source, assigneeId, assigned }: LeadFilter): boolean =>
  [organizationType, source, assigneeId, assigned].every((value) => value === undefined);

/** Builds the query of a page; prepared if a plan that is chosen without the values of parameters is a good one. */
function plannedQuery(filter: LeadFilter, page: LeadPage, language: Language) {
  const isLarge = large.has(filter.customerId);
  if (!isByArrival(filter, page) || (isLarge && !isPlain(filter)))
    return leadPageQuery(filter, page, language);
  return isLarge
    ? preparedForCustomer(leadPageQuery(filter, page, language, true))
    : prepared(leadPageQuery(filter, page, language));
}

/** Returns one page of leads and the count, bounded at `counted` + 1. */
export async function listLeads(
  tx: Tx,
  filter: LeadFilter,
  page: LeadPage,
  language: Language,
): Promise<{ rows: LeadRow[]; found: number }> {
  const { rows } = await plannedQuery(filter, page, language).execute(tx);
  const found = rows[0]?.found ?? 0;
  if (found > LARGE_LIST_LEADS) large.add(filter.customerId);
  return { rows: rows.flatMap((row) => (row.id === null ? [] : [row])), found };
}
