import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ContractError } from '../http/ContractError.ts';
import type { Catalog } from './catalog.ts';
import type { Collection } from './collection.ts';
import { nameOf } from './ensureIndexes.ts';
import { snakeCase } from '../http/schema.ts';

/**
 * Creates foreign keys for the `x-ref` properties. Deleting a referenced record fails; nullable references are
 * cleared instead.
 */
export async function ensureReferences(
  db: Kysely<unknown>,
  catalog: Catalog,
  { table, scope, resource, properties }: Collection,
): Promise<void> {
  const existing = catalog.tables.get(table)?.constraints ?? [];
  const missing: RawBuilder<unknown>[] = [];
  for (const { name, column, ref, kind, nullable } of properties) {
    if (!ref || name === 'customerId') continue;
    const target = snakeCase(ref);
    if (!catalog.relations.has(target))
      throw new ContractError(`${resource}: ${name} points at ${ref}, which has no table`);
    // Shared collections are reference data that is never deleted.
    if (scope === 'shared' || kind !== 'integer') continue;
    const constraint = nameOf(table, column, 'exists');
    if (existing.includes(constraint)) continue;
    missing.push(sql`
      add constraint ${sql.ref(constraint)} foreign key (${sql.ref(column)})
      references ${sql.table(target)} (id) ${nullable ? sql`on delete set null` : sql``}`);
  }
  if (missing.length > 0)
    await sql`alter table ${sql.table(table)} ${sql.join(missing)}`.execute(db);
}
