import { sql, type RawBuilder } from 'kysely';
import type { Tx, Principal } from '../http/call.ts';
import { ApiError, notFound } from '../http/apiError.ts';
import { allowedOf } from './allowed.ts';
import type { CrudCall, CrudRequest } from './call.ts';
import type { Collection } from './collection.ts';
import { PICTURES } from '../files/FileMetadata.ts';
import { shownFile, shownPictures } from './files/shownFile.ts';
import { ALLOWED } from './keptProperties.ts';
import { recordSchema } from './operation.ts';
import { usableIds } from './references.ts';
import { propertiesOf } from '../http/schema.ts';
import { type Property } from './schema.ts';

export type Row = Record<string, unknown>;

/**
 * Returns the principal of a call on a tenant's collection, which is never public.
 * @throws ApiError `unauthenticated` without one
 */
export function callerOf({ principal }: CrudCall): Principal {
  if (!principal) throw new ApiError('unauthenticated');
  return principal;
}

export function columnsOf({ properties }: Collection, table: string): RawBuilder<unknown> {
  return sql.join(
    properties.map(({ column }) => sql`${sql.ref(`${table}.${column}`)} as ${sql.ref(column)}`),
  );
}

/** Converts a row to the contract's shape; optional properties without a value are left out. */
export function toRecord(request: CrudRequest, row: Row): Row {
  const { properties, allowed, hasPictures } = request.collection;
  const shown = properties.filter(
    ({ column, nullable, isHidden }) => !isHidden && (nullable || (row[column] ?? null) !== null),
  );
  const valueOf = (property: Property): unknown => {
    const value = row[property.column] ?? null;
    return property.file ? shownFile(request, property, value, row) : value;
  };
  return {
    ...Object.fromEntries(shown.map((property) => [property.name, valueOf(property)])),
    ...(hasPictures && { [PICTURES]: shownPictures(properties, row) }),
    ...(allowed.length > 0 && { [ALLOWED]: allowedOf(request, row) }),
  };
}

/** Returns the response of an operation: the changed record, if the contract declares one. */
export function answerOf(request: CrudRequest, row: Row): { data: Row } {
  const showsRecord = propertiesOf(recordSchema(request.crud.operation)).length > 0;
  return { data: showsRecord ? toRecord(request, row) : {} };
}

/** Returns the properties that the path sets, with their values. */
export function fixedByPath({ crud, call }: CrudRequest): { property: Property; value: unknown }[] {
  return crud.owners.flatMap(({ parameter, property }) =>
    property ? [{ property, value: call.params[parameter] }] : [],
  );
}

/**
 * Checks that the customer, the provider and the parent record of the path belong to the caller.
 * @throws ApiError 404 otherwise
 */
export async function assertOwnPath(
  tx: Tx,
  { collection, crud, call }: CrudRequest,
): Promise<void> {
  if (collection.scope === 'shared') return;
  const principal = callerOf(call);
  for (const { parameter, parent } of crud.owners) {
    const id = call.params[parameter];
    if (typeof id !== 'number' || !(await usableIds(tx, principal, parent, [id])).has(id))
      throw notFound();
  }
}

/** Returns the conditions of every statement: customer, the caller's providers, and path parameters. */
export function scopeConditions(request: CrudRequest): RawBuilder<unknown>[] {
  const { collection, call } = request;
  const fixed = fixedByPath(request).map(
    ({ property, value }) => sql`${sql.ref(property.column)} = ${value}`,
  );
  if (collection.scope === 'shared') return fixed;
  const { customerId, providerIds } = callerOf(call);
  const provider = collection.properties.find(({ name }) => name === 'providerId');
  const linked = sql`provider_id = any(${providerIds})`;
  return [
    sql`customer_id = ${customerId}`,
    ...(provider ? [provider.nullable ? sql`(provider_id is null or ${linked})` : linked] : []),
    ...fixed,
  ];
}

export const joined = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** Returns the conditions for the record that the path identifies. */
export function recordCondition(request: CrudRequest): RawBuilder<unknown>[] {
  const { crud, call } = request;
  return [sql`id = ${call.params[crud.idParameter]}`, ...scopeConditions(request)];
}

/** Returns the row that the path identifies; `lock` locks it until the transaction ends. @throws ApiError 404 */
export async function getRow(tx: Tx, request: CrudRequest, lock = false): Promise<Row> {
  const { collection } = request;
  const { table, scope } = collection;
  // Shared tables may be read-only for the role, which forbids row locks.
  const locked = lock && scope === 'tenant' ? sql`for update` : sql``;
  const { rows } = await sql<Row>`
    select ${columnsOf(collection, table)} from ${sql.table(table)}
    where ${joined(recordCondition(request))} ${locked}`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}
