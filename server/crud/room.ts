import { sql, type RawBuilder } from 'kysely';
import { lockRecords } from '../db/lockRecords.ts';
import type { Tx } from '../http/call.ts';
import { refused } from '../http/apiError.ts';
import type { CrudRequest } from './call.ts';
import { callerOf, joined } from './record.ts';
import type { Property } from './schema.ts';

/**
 * Locks a collection of one customer until the transaction ends; concurrent requests could otherwise read the
 * same count.
 */
export async function lockCollection(tx: Tx, { collection, call }: CrudRequest): Promise<void> {
  const account = collection.scope === 'tenant' ? callerOf(call).customerId : 0;
  await lockRecords(tx, collection.table, account);
}

/** Returns the conditions for the customer's records with the same values of these properties. */
export function neighbours(
  { collection, call }: CrudRequest,
  within: Property[],
  valueOf: (property: Property) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const same = within.map(
    (property) => sql`${sql.ref(property.column)} is not distinct from ${valueOf(property)}`,
  );
  const account =
    collection.scope === 'tenant' ? [sql`customer_id = ${callerOf(call).customerId}`] : [];
  return joined([sql`true`, ...account, ...same]);
}

type ValueOf = (property: Property) => RawBuilder<unknown>;

/** Checks the maximum number of records. @throws ApiError 409 if it is reached */
export async function assertMaxRecords(
  tx: Tx,
  request: CrudRequest,
  valueOf: ValueOf,
): Promise<void> {
  const { table, most } = request.collection;
  if (!most) return;
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)}
    where ${neighbours(request, most.within, valueOf)}`.execute(tx);
  if (Number(rows[0]?.n) >= most.records) throw refused('max_records');
}

/** Returns the position after the last record; 1 where the collection has no order. */
export async function lastPlace(tx: Tx, request: CrudRequest, valueOf: ValueOf): Promise<number> {
  const { table, order } = request.collection;
  if (!order) return 1;
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(${sql.ref(order.property.column)}), 0) + 1 as place from ${sql.table(table)}
    where ${neighbours(request, order.within, valueOf)}`.execute(tx);
  return Number(rows[0]?.place);
}
