import { sql, type RawBuilder } from 'kysely';
import { jsonb } from '../db/jsonb.ts';
import type { Tx } from '../http/call.ts';
import { isObject, type JsonSchema } from '../http/contract.ts';
import { invalid, type FieldFault } from '../http/apiError.ts';
import type { CrudRequest } from './call.ts';
import { isOwn, type Collection } from './collection.ts';
import { referenceFaults } from './references.ts';
import { sanitized } from './sanitized.ts';
import { propertiesOf } from '../http/schema.ts';
import { type Property } from './schema.ts';

/** Values that a statement writes, by column. */
export type Values = Map<string, RawBuilder<unknown>>;

export const asValue = ({ kind }: Property, value: unknown): RawBuilder<unknown> =>
  kind === 'json' && value !== null ? jsonb(value) : sql`${value}`;

export function has({ properties }: Collection, name: string): boolean {
  return properties.some((property) => property.name === name);
}

/** Validates the sent values and their references, and returns those that a caller may set. */
export async function sentValues(
  tx: Tx,
  { collection, call }: CrudRequest,
  schema: JsonSchema,
): Promise<Map<Property, unknown>> {
  const faults: FieldFault[] = call.principal
    ? await referenceFaults(tx, call.principal, schema, call.body)
    : [];
  const body = sanitized(schema, call.body, faults);
  if (faults.length > 0) throw invalid(...faults);
  const fields = isObject(body) ? body : {};
  const readOnly = new Set(
    propertiesOf(schema).flatMap(([name, field]) => (field['readOnly'] === true ? [name] : [])),
  );
  const written = collection.properties.filter(
    (property) =>
      fields[property.name] !== undefined && !isOwn(property) && !readOnly.has(property.name),
  );
  return new Map(written.map((property) => [property, fields[property.name]]));
}

/** Returns the timestamps and authors that the server sets on every change. */
export function stampsOf({ collection, call }: CrudRequest): Values {
  const values: Values = new Map();
  if (has(collection, 'updatedAt')) values.set('updated_at', sql`${call.now.toISOString()}`);
  if (has(collection, 'updatedBy'))
    values.set('updated_by', sql`${call.principal?.userId ?? null}`);
  return values;
}

/** Returns the values of `stampsOf` and, for a versioned collection, the incremented version. */
export function changeOf(request: CrudRequest): Values {
  const values = stampsOf(request);
  if (has(request.collection, 'version')) values.set('version', sql`version + 1`);
  return values;
}

export const assignments = (values: Values): RawBuilder<unknown> =>
  sql.join([...values].map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
