import { sql } from 'kysely';
import type { Tx } from '../http/call.ts';
import { isObject } from '../http/contract.ts';
import { refused } from '../http/apiError.ts';
import { moveRefusal } from '../http/orders.ts';
import type { CrudRequest } from './call.ts';
import { answerOf, getRow } from './record.ts';
import { lockCollection, neighbours } from './room.ts';
import { rowToChange } from './write.ts';

/** Returns the requested position, counted from 0; it may be outside the list. */
function requestedPosition(body: unknown, at: number): number {
  const { position, direction } = isObject(body) ? body : {};
  if (typeof position === 'number') return position - 1;
  return direction === 'up' ? at - 1 : at + 1;
}

/**
 * Moves a record in its list: one step by `direction`, or to `position`, counted from 1. Versions do not change.
 * @throws ApiError 409 for a move beyond either end, or into or out of the system's positions
 */
export async function move(tx: Tx, request: CrudRequest): Promise<unknown> {
  const { collection, crud, call } = request;
  const { table, order } = collection;
  await lockCollection(tx, request);
  const row = await rowToChange(tx, request, crud.transition);
  if (!order) return answerOf(request, row);
  const place = sql.ref(order.property.column);
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where ${neighbours(request, order.within, ({ column }) => sql`${row[column]}`)}
    order by ${place}, id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const at = ids.findIndex((id) => id === row['id']);
  const target = requestedPosition(call.body, at);
  const reason = moveRefusal(order.property.lockedFirst, at, target, ids.length);
  if (reason !== undefined) throw refused(reason);
  ids.splice(target, 0, ...ids.splice(at, 1));
  await sql`
    update ${sql.table(table)} t set ${place} = o.place
    from unnest(${ids}::bigint[]) with ordinality o (id, place)
    where t.id = o.id and ${sql.ref(`t.${order.property.column}`)} is distinct from o.place`.execute(
    tx,
  );
  return answerOf(request, await getRow(tx, request));
}
