import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import { directionOf, endOf, type ListQuery } from './impersonations.ts';
import { COUNT_LIMIT, windowOf } from '../../http/page.ts';

/** Excludes start and end of an impersonation, and read marks. */
const IS_CHANGE = sql`method <> 'GET' and target <> 'support' and operation !~ '^mark|Presence$'`;

/**
 * Builds the query of an impersonation's write requests. A request with several audit rows counts as done if
 * all of them succeeded.
 */
const changesOf = (id: unknown) => sql`
  select min(e.id) as id, min(e.created_at) as at,
    case when method = 'DELETE' then 'removed'
      when method = 'POST' and operation ~ '^(create|send)' and path not like '%/actions' then 'added'
      else 'changed' end as kind,
    target, max(target_id) as target_id, bool_and(status < 400) as is_done
  from audit_entries e
  where e.impersonation_id = ${id} and ${IS_CHANGE}
  group by request_id, operation, method, path, target`;

/** Returns a page of the impersonations in a customer and the count, bounded at `COUNT_LIMIT` + 1. */
export async function listAccesses(
  tx: Tx,
  customerId: number,
  query: ListQuery,
  now: Date,
): Promise<{ rows: Schemas['SupportAccess'][]; counted: number }> {
  const { limit, offset } = windowOf(query);
  const direction = directionOf(query);
  const { rows } = await sql<{ counted: number } & (Schemas['SupportAccess'] | { id: null })>`
    with page as (
        select i.id, i.agent_name as "agentName", i.user_name as "userName", i.reason, i.started_at as "startedAt", ${endOf(now)}
        from impersonations i
        where i.customer_id = ${customerId}
        order by i.started_at ${direction}, i.id ${direction} limit ${limit} offset ${offset}
      ),
      counted as (select count(*) as counted from (select from impersonations where customer_id = ${customerId} limit ${COUNT_LIMIT + 1}) b)
    select counted.counted, page.*,
      (select count(*) from audit_entries e where e.impersonation_id = page.id and not (${IS_CHANGE}) and target <> 'support') as "readCount",
      (select count(*) from (${changesOf(sql.ref('page.id'))}) c) as "changeCount",
      coalesce((
        select json_agg(json_build_object(
          'at', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', c.kind, 'target', c.target,
          'targetId', c.target_id, 'isDone', c.is_done) order by c.id)
        from (select * from (${changesOf(sql.ref('page.id'))}) d order by id limit 50) c), '[]') as changes
    from counted left join page on true
    order by page."startedAt" ${direction}, page.id ${direction}`.execute(tx);
  return {
    rows: rows.flatMap(({ counted: _, ...row }) => (row.id === null ? [] : [row])),
    counted: rows[0]?.counted ?? 0,
  };
}
