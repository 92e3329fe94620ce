import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/connection.ts';
import { LOCK_TIMEOUT, retryLocks } from '../db/retryLocks.ts';
import { sharedTable, tenantTable } from '../db/tenant.ts';
import { readOperations, type ContractDocument } from '../http/contract.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { readCollections, type Collection } from './collection.ts';
import { ensureColumns } from './ensureColumns.ts';
import { ensureIndexes } from './ensureIndexes.ts';
import { ensureProviderScope } from './ensureProviderScope.ts';
import { ensureReferences } from './ensureReferences.ts';

/**
 * Creates the tables of the contract's `x-crud` collections, and adds the columns, search and indexes of a later
 * contract. Drops only the generated search column when its fields
 * change; safe to run at every start, by one process at a time.
 * @throws Error if existing data does not fit: a column of another type, or a required new one without a default
 */
export async function ensureCollections(
  { kysely }: Pick<Database, 'kysely'>,
  contract: ContractDocument,
): Promise<void> {
  const collections = readCollections(readOperations(contract));
  await retryLocks(() =>
    kysely.transaction().execute(async (transaction) => {
      // cast: statements here name tables that only the contract declares
      const db = transaction as unknown as Kysely<unknown>;
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
      const catalog = await readCatalog(db);
      for (const collection of collections) await ensureTable(db, catalog, collection);
      // After all tables exist, because they may reference each other.
      for (const collection of collections) {
        await ensureReferences(db, catalog, collection);
        await ensureProviderScope(db, catalog, collection, collections);
      }
    }),
  );
}

async function ensureTable(
  db: Kysely<unknown>,
  catalog: Catalog,
  collection: Collection,
): Promise<void> {
  const { table, scope } = collection;
  await ensureColumns(db, catalog, collection);
  await ensureIndexes(db, catalog, collection);
  if (scope === 'shared') await sharedTable(db, table, ['select', ...writes(collection)]);
  else if (!catalog.tables.get(table)?.hasRowSecurity) await tenantTable(db, table);
}

const CHANGING = ['update', 'move', 'act', 'removeFile'] as const;

function writes({ operations }: Collection): ('insert' | 'update' | 'delete')[] {
  const kinds = new Set(operations.map(({ kind }) => kind));
  return [
    ...(kinds.has('create') ? (['insert'] as const) : []),
    ...(CHANGING.some((kind) => kinds.has(kind)) ? (['update'] as const) : []),
    ...(kinds.has('remove') ? (['delete'] as const) : []),
  ];
}
