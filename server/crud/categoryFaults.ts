import type { Tx } from '../http/call.ts';
import type { FieldFault } from '../http/apiError.ts';
import { isObject, type JsonSchema } from '../http/contract.ts';
import { propertiesOf, textsAt } from '../http/schema.ts';

/** Faults of a body that names a provider whose category is of another kind than the field takes (`x-category-type`). */
export async function categoryFaults(
  tx: Tx,
  schema: JsonSchema,
  body: unknown,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  for (const [path, field] of propertiesOf(schema)) {
    const taken = textsAt(field, 'x-category-type');
    const id = isObject(body) ? body[path] : undefined;
    if (taken.length === 0 || typeof id !== 'number') continue;
    const found = await tx
      .selectFrom('providers')
      .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
      .select('category_type')
      .where('providers.id', '=', id)
      .executeTakeFirst();
    if (found && !taken.includes(found.category_type)) faults.push({ path, code: 'category' });
  }
  return faults;
}
