import { sql, type Kysely } from 'kysely';
import { ContractError } from '../http/ContractError.ts';
import type { Collection } from './collection.ts';
import { nameOf } from './ensureIndexes.ts';
import { snakeCase } from '../http/schema.ts';

/**
 * Creates foreign keys for the `x-ref` properties. Deleting a referenced record fails; nullable references are
 * cleared instead.
 */
export async function ensureReferences(
  db: Kysely<unknown>,
  { table, scope, resource, properties }: Collection,
): Promise<void> {
  for (const { name, column, ref, kind, nullable } of properties) {
    if (!ref || name === 'customerId') continue;
    const target = await sql<{
      found: boolean;
    }>`select to_regclass(${snakeCase(ref)}) is not null as found`.execute(db);
    if (!target.rows[0]?.found)
      throw new ContractError(`${resource}: ${name} points at ${ref}, which has no table`);
    // Shared collections are reference data that is never deleted.
    if (scope === 'shared' || kind !== 'integer') continue;
    const constraint = nameOf(table, column, 'exists');
    const existing =
      await sql`select 1 from pg_constraint where conrelid = ${table}::regclass and conname = ${constraint}`.execute(
        db,
      );
    if (existing.rows.length > 0) continue;
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.ref(constraint)}
      foreign key (${sql.ref(column)}) references ${sql.table(snakeCase(ref))} (id)
      ${nullable ? sql`on delete set null` : sql``}`.execute(db);
  }
}
