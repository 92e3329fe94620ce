import { sql, type Kysely } from 'kysely';
import { LOCK_TIMEOUT } from './retryLocks.ts';

/** Time that a build waits for transactions under way, which it does not block; none of the panel's is longer. */
const BUILD_TIMEOUT = '2min';

/**
 * Creates an index for a migration that runs outside a transaction: reads and writes of the table go on meanwhile.
 * An index that is there already stays, and one that an interrupted build has left is built anew. An empty database
 * gets the index in the transaction of all its migrations.
 *
 * @param definition SQL after the name, such as `on leads (customer_id, day)`
 * @example
 * export const isOutsideTransaction = true;
 * export const up = (db: Kysely<unknown>) => buildIndex(db, 'leads_by_day', 'on leads (customer_id, day)');
 */
export async function buildIndex<T>(
  db: Kysely<T>,
  name: string,
  definition: string,
  kind: 'index' | 'unique index' = 'index',
): Promise<void> {
  const create = (option: string) =>
    sql`create ${sql.raw(kind)} ${sql.raw(option)} ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      db,
    );
  if (db.isTransaction) {
    await create('');
    return;
  }
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`.execute(
    db,
  );
  if (rows[0]?.isValid) return;
  await sql`set lock_timeout = ${sql.lit(BUILD_TIMEOUT)}`.execute(db);
  try {
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
    await create('concurrently');
  } finally {
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
  }
}
