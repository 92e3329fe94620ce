import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Rows per statement, which limits its JSON text to a few megabytes. */
const BATCH_SIZE = 5_000;

/** Inserts many rows in few statements; all rows need the same columns. Ids may be explicit. */
export async function insertRows<T extends keyof Tables>(
  db: Kysely<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await insertJson(db, table, rows.slice(start, start + BATCH_SIZE));
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
 * Fills empty tables without their indexes and foreign keys and recreates them, which takes half the time: the
 * database then checks a foreign key by one join instead of row by row. Locks the tables until the transaction ends.
 */
export async function withoutIndexes(
  tx: Kysely<Tables>,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any (${tables}::regclass[])`.execute(tx);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any (${tables}::regclass[])
      and not exists (select from pg_constraint where conindid = i.indexrelid)`.execute(tx);
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(tx);
  await fill();
  for (const { definition } of indexes) await sql.raw(definition).execute(tx);
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      tx,
    );
}

/** Advances the id sequences of tables after rows with explicit ids. */
export async function advanceIds(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest(coalesce(max(id), 0), 1))
      from ${sql.table(table)}`.execute(db);
  }
}

/** Updates the planner's statistics; without them it assumes empty tables for the first lists. */
export async function analyzeFilled(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`.execute(
    kysely,
  );
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(kysely);
}
