import type { Tx } from '../http/call.ts';
import type { FieldFault } from '../http/apiError.ts';
import { isObject, type JsonSchema } from '../http/contract.ts';
import { objectAt, propertiesOf, textsAt } from '../http/schema.ts';

interface Named {
  path: string;
  id: number;
  /** Category types that the field accepts. */
  taken: string[];
}

/** Returns the providers that a body names in fields or lists of certain kinds of category (`x-category-type`). */
function namedIn(schema: JsonSchema, body: unknown): Named[] {
  if (!isObject(body)) return [];
  return propertiesOf(schema).flatMap(([name, field]) => {
    const value = body[name];
    const entries = Array.isArray(value)
      ? value.map((id: unknown, index) => [`${name}[${index}]`, id] as const)
      : [[name, value] as const];
    const taken = textsAt(
      Array.isArray(value) ? objectAt(field, 'items') : field,
      'x-category-type',
    );
    if (taken.length === 0) return [];
    return entries.flatMap(([path, id]) => (typeof id === 'number' ? [{ path, id, taken }] : []));
  });
}

/** Returns a fault for each provider in the body whose category type the field does not accept. */
export async function categoryFaults(
  tx: Tx,
  schema: JsonSchema,
  body: unknown,
): Promise<FieldFault[]> {
  const named = namedIn(schema, body);
  if (named.length === 0) return [];
  const found = await tx
    .selectFrom('providers')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .select(['providers.id', 'category_type'])
    .where(
      'providers.id',
      'in',
      named.map(({ id }) => id),
    )
    .execute();
  const kinds = new Map(found.map(({ id, category_type: kind }) => [id, kind]));
  return named.flatMap(({ path, id, taken }) => {
    const kind = kinds.get(id);
    return kind !== undefined && !taken.includes(kind) ? [{ path, code: 'category' }] : [];
  });
}
