import { sql } from 'kysely';
import type { Tx, Principal } from '../http/call.ts';
import { configFaults } from '../features/configuration/commands.ts';
import { categoryFaults } from './categoryFaults.ts';
import { isObject, type JsonSchema } from '../http/contract.ts';
import type { FieldFault } from '../http/apiError.ts';
import { flatten, objectAt, propertiesOf, snakeCase } from '../http/schema.ts';

interface Mention {
  path: string;
  /** Resource or configuration list. */
  of: string;
  value: unknown;
}

/**
 * Returns the references of a body to other records (`x-ref`) or to entries of configuration lists
 * (`x-config-list`).
 */
function mentions(
  mark: 'x-ref' | 'x-config-list',
  schema: JsonSchema,
  value: unknown,
  path = '',
): Mention[] {
  if (value === null || value === undefined) return [];
  const flat = flatten(schema);
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      mentions(mark, objectAt(flat, 'items'), entry, `${path}[${index}]`),
    );
  }
  if (isObject(value)) {
    return propertiesOf(flat).flatMap(([name, property]) =>
      mentions(mark, property, value[name], path ? `${path}.${name}` : name),
    );
  }
  const of = flat[mark];
  return typeof of === 'string' ? [{ path, of, value }] : [];
}

/**
 * Returns those of the ids that the principal may use. Excludes records of providers that the principal has no
 * access to.
 */
export async function usableIds(
  tx: Tx,
  principal: Principal,
  resource: string,
  ids: number[],
): Promise<Set<number>> {
  if (resource === 'customers') return new Set([principal.customerId]);
  if (resource === 'providers') return new Set(principal.providerIds);
  // The table's columns are unknown here; the row as JSON shows whether it has an owner.
  const { rows } = await sql<{ id: number }>`
    select r.id from ${sql.table(snakeCase(resource))} r, lateral (select to_jsonb(r) as row) j
    where r.id = any(${ids})
      and coalesce((j.row ->> 'customer_id')::bigint, ${principal.customerId}) = ${principal.customerId}
      and (j.row ->> 'provider_id' is null
        or (j.row ->> 'provider_id')::bigint = any(${principal.providerIds}))`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

function grouped(found: Mention[]): Map<string, Mention[]> {
  const groups = new Map<string, Mention[]>();
  for (const mention of found) groups.set(mention.of, [...(groups.get(mention.of) ?? []), mention]);
  return groups;
}

async function foreignRecords(
  tx: Tx,
  principal: Principal,
  schema: JsonSchema,
  body: unknown,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  for (const [resource, found] of grouped(mentions('x-ref', schema, body))) {
    const ids = found.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
    const own = await usableIds(tx, principal, resource, ids);
    faults.push(
      ...found.flatMap(({ path, value }) =>
        typeof value === 'number' && own.has(value) ? [] : [{ path, code: 'not_own' }],
      ),
    );
  }
  return faults;
}

/** Returns the faults of a body whose ids or configuration entries do not exist for this principal. */
export async function referenceFaults(
  tx: Tx,
  principal: Principal,
  schema: JsonSchema,
  body: unknown,
): Promise<FieldFault[]> {
  const entries = mentions('x-config-list', schema, body).map(({ path, of, value }) => ({
    path,
    list: of,
    value: String(value),
  }));
  return [
    ...(await foreignRecords(tx, principal, schema, body)),
    ...(await configFaults(tx, entries)),
    ...(await categoryFaults(tx, schema, body)),
  ];
}
