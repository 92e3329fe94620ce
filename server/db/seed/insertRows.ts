import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Rows per statement, which limits its JSON text to a few megabytes. */
const AT_ONCE = 5_000;

/** Inserts many rows in few statements; all rows need the same columns. Ids may be explicit. */
export async function insertRows<T extends keyof Tables>(
  db: Kysely<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await insertJson(db, table, rows.slice(start, start + AT_ONCE));
  }
}

/** Inserts rows into a table that is defined by the contract only. */
export async function insertJson(
  db: Kysely<Tables>,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

/**
 * Fills an empty table without its indexes and recreates them, which takes half the time. Locks the table until
 * the transaction ends.
 */
export async function withoutIndexes(
  tx: Kysely<Tables>,
  table: string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = i.indexrelid)`.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(tx);
  await fill();
  for (const { definition } of rows) await sql.raw(definition).execute(tx);
}

/** Advances the id sequences of tables after rows with explicit ids. */
export async function advanceIds(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest(coalesce(max(id), 0), 1))
      from ${sql.table(table)}`.execute(db);
  }
}
