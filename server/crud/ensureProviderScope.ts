import type { Kysely } from 'kysely';
import { isScopedToProviders, scopeToProviders, type ProviderColumn } from '../db/tenant.ts';
import type { Collection } from './collection.ts';
import { snakeCase } from '../http/schema.ts';

/** Returns the column that identifies a record's provider; undefined where records belong to the whole customer. */
async function providerColumn(
  db: Kysely<unknown>,
  { resource, scope, properties, operations }: Collection,
  collections: readonly Collection[],
): Promise<ProviderColumn | undefined> {
  if (scope === 'shared') return undefined;
  if (properties.some(({ name }) => name === 'providerId')) return 'provider_id';
  for (const { parent, property } of operations.flatMap(({ owners }) => owners)) {
    if (!property || parent === resource) continue;
    const above = collections.find((one) => one.resource === parent);
    const of = snakeCase(parent);
    const isScoped = above
      ? await providerColumn(db, above, collections)
      : await isScopedToProviders(db, of);
    if (isScoped) return { column: property.column, of };
  }
  return undefined;
}

/** Adds a row-level policy that limits users to the records of their providers, in every statement. */
export async function ensureProviderScope(
  db: Kysely<unknown>,
  collection: Collection,
  collections: readonly Collection[],
): Promise<void> {
  if (await isScopedToProviders(db, collection.table)) return;
  const by = await providerColumn(db, collection, collections);
  if (by) await scopeToProviders(db, collection.table, by);
}
