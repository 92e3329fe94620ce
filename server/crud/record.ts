import { sql, type RawBuilder } from 'kysely';
import type { Who } from '../http/call.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import type { CrudCall, CrudRequest } from './call.ts';
import type { Collection } from './collection.ts';

export type Row = Record<string, unknown>;

/** Whoever calls a tenant's collection; its operations are never public. */
export function callerOf({ who }: CrudCall): Who {
  if (!who) throw new Refusal('unauthenticated');
  return who;
}

export function columnsOf({ properties }: Collection, table: string): RawBuilder<unknown> {
  return sql.join(
    properties.map(({ column }) => sql`${sql.ref(`${table}.${column}`)} as ${sql.ref(column)}`),
  );
}

/** A row as the contract shows it: what is optional and empty is left out. */
export function toRecord({ properties }: Collection, row: Row): Row {
  const shown = properties.filter(
    ({ column, nullable }) => nullable || (row[column] ?? null) !== null,
  );
  return Object.fromEntries(shown.map(({ name, column }) => [name, row[column] ?? null]));
}

/** Properties that the path fixes, each with its value. */
export function fixedByPath({
  crud,
  call,
}: CrudRequest): { name: string; column: string; value: unknown }[] {
  return crud.owners.flatMap(({ parameter, property }) =>
    property && parameter !== 'customerId'
      ? [{ name: property.name, column: property.column, value: call.params[parameter] }]
      : [],
  );
}

/** The account that a path names must be the caller's. */
export function assertOwnAccount({ call }: CrudRequest): void {
  const named = call.params['customerId'];
  if (named !== undefined && named !== callerOf(call).customerId) throw notFound();
}

/** Conditions that every statement carries: the account, the caller's providers, and what the path says. */
export function ownRows(request: CrudRequest): RawBuilder<unknown>[] {
  const { collection, call } = request;
  const fixed = fixedByPath(request).map(({ column, value }) => sql`${sql.ref(column)} = ${value}`);
  if (collection.scope === 'shared') return fixed;
  assertOwnAccount(request);
  const { customerId, providerIds } = callerOf(call);
  const provider = collection.properties.find(({ name }) => name === 'providerId');
  const linked = sql`provider_id = any(${providerIds})`;
  return [
    sql`customer_id = ${customerId}`,
    ...(provider ? [provider.nullable ? sql`(provider_id is null or ${linked})` : linked] : []),
    ...fixed,
  ];
}
