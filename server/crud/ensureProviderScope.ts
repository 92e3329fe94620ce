import type { Kysely } from 'kysely';
import { scopeToProviders, type ProviderColumn } from '../db/tenant.ts';
import { isScopedToProviders, type Catalog } from './catalog.ts';
import type { Collection } from './collection.ts';
import { snakeCase } from '../http/schema.ts';

/** Returns the column that identifies a record's provider; undefined where records belong to the whole customer. */
function providerColumn(
  catalog: Catalog,
  { resource, scope, properties, operations }: Collection,
  collections: readonly Collection[],
): ProviderColumn | undefined {
  if (scope === 'shared') return undefined;
  if (properties.some(({ name }) => name === 'providerId')) return 'provider_id';
  for (const { parent, property } of operations.flatMap(({ owners }) => owners)) {
    if (!property || parent === resource) continue;
    const above = collections.find((one) => one.resource === parent);
    const of = snakeCase(parent);
    const isScoped = above
      ? providerColumn(catalog, above, collections)
      : isScopedToProviders(catalog, of);
    if (isScoped) return { column: property.column, of };
  }
  return undefined;
}

/** Adds a row-level policy that limits users to the records of their providers, in every statement. */
export async function ensureProviderScope(
  db: Kysely<unknown>,
  catalog: Catalog,
  collection: Collection,
  collections: readonly Collection[],
): Promise<void> {
  if (isScopedToProviders(catalog, collection.table)) return;
  const by = providerColumn(catalog, collection, collections);
  if (by) await scopeToProviders(db, collection.table, by);
}
