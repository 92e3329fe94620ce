import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../http/call.ts';
import { COUNT_LIMIT, metaOf } from '../http/page.ts';
import { listedQuota } from '../http/quotas.ts';
import { likePattern } from '../db/likePattern.ts';
import { dayIn } from '../time/day.ts';
import { zone } from '../time/zone.ts';
import type { CrudRequest } from './call.ts';
import { SEARCH_COLUMN } from './collection.ts';
import type { Filter } from './filter.ts';
import {
  assertOwnPath,
  callerOf,
  columnsOf,
  fixedByPath,
  scopeConditions,
  toRecord,
  type Row,
} from './record.ts';
import { canBeEmpty, sortable } from './ensureIndexes.ts';
import { objectAt, flatten } from '../http/schema.ts';

type Condition = RawBuilder<unknown>;

function conditionOf(filter: Filter, value: unknown, now: Date): Condition {
  if (filter.by === 'search') {
    return sql`${sql.ref(SEARCH_COLUMN)} like ${likePattern(String(value))}`;
  }
  const column = sql.ref(filter.property.column);
  switch (filter.by) {
    case 'value': {
      const { held } = filter;
      if (!held) return sql`${column} = ${value}`;
      return sql`(${column} = ${value} or ${sql.ref(held.column)} @> ${JSON.stringify([value])}::jsonb)`;
    }
    case 'values':
      return sql`${column} = any(${value})`;
    case 'past': {
      const today = dayIn(zone, now);
      return value === true ? sql`${column} < ${today}` : sql`${column} >= ${today}`;
    }
    case 'from':
      return filter.wholeDay
        ? sql`${column} >= ${value}::date::timestamp at time zone ${zone}`
        : sql`${column} >= ${value}`;
    case 'until':
      return filter.wholeDay
        ? sql`${column} < (${value}::date + 1)::timestamp at time zone ${zone}`
        : sql`${column} <= ${value}`;
  }
}

function orderOf(sort: unknown, { crud, collection }: CrudRequest): Condition {
  const key = typeof sort === 'string' ? sort : '';
  const property =
    key === ''
      ? collection.order?.property
      : crud.sorts.find(({ name }) => name === key.replace(/^-/, ''));
  const isDown = key.startsWith('-');
  const direction = isDown ? sql`desc` : sql`asc`;
  if (!property || property.name === 'id') return sql`id ${direction}`;
  // Only for nullable columns: the index of a non-null column does not match `nulls last`.
  const empty = isDown && canBeEmpty(property) ? sql`nulls last` : sql``;
  return sql`${sortable(property)} ${direction} ${empty}, id ${direction}`;
}

/** Returns one page of records and their total count, in one statement. */
export async function list(tx: Tx, request: CrudRequest): Promise<unknown> {
  const { collection, crud, call } = request;
  const { query } = call;
  await assertOwnPath(tx, request);
  const answer = objectAt(flatten(crud.operation.answer.schema), 'properties');
  const most = Number(objectAt(answer, 'data')['maxItems'] ?? 100);
  const page = Number(query['page'] ?? 1);
  const limit = Number(query['limit'] ?? most);
  const conditions = [
    ...scopeConditions(request),
    ...crud.filters.flatMap((filter) => {
      const value = query[filter.parameter];
      return value === undefined ? [] : [conditionOf(filter, value, call.now)];
    }),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const order = orderOf(query['sort'], request);
  const from = sql`from ${sql.table(collection.table)} ${where}`;
  const { rows } = await sql<Row>`
    with page as (select * ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}),
      counted as (select count(*) as n from (select 1 ${from} limit ${COUNT_LIMIT + 1}) bounded)
    select counted.n as ".total", ${columnsOf(collection, 'page')}
    from counted left join page on true order by ${order}`.execute(tx);
  const found = Number(rows[0]?.['.total'] ?? 0);
  const data = rows.filter((row) => row['id'] !== null).map((row) => toRecord(request, row));
  if (!('meta' in answer)) return { data };
  const meta = metaOf({ page, limit }, found);
  if (!('quota' in objectAt(flatten(objectAt(answer, 'meta')), 'properties')))
    return { data, meta };
  return { data, meta: { ...meta, quota: await roomOf(tx, request) } };
}

/** Returns the remaining quota (`x-quota`) of the provider that the list is filtered by; null without a quota. */
async function roomOf(tx: Tx, request: CrudRequest): Promise<Schemas['Quota']> {
  const { collection, call } = request;
  const { quota } = collection;
  if (!quota) return null;
  const fixed = fixedByPath(request).find(({ property }) => property.name === quota.per);
  return listedQuota(tx, quota, callerOf(call), fixed?.value ?? call.query[quota.per]);
}
