import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ContractError } from '../http/ContractError.ts';
import { isOwn, SEARCH_COLUMN, type Collection } from './collection.ts';
import type { ColumnKind, Property } from './schema.ts';

const TYPES: Record<ColumnKind, string> = {
  integer: 'bigint',
  number: 'double precision',
  text: 'text',
  date: 'date',
  instant: 'timestamp with time zone',
  boolean: 'boolean',
  json: 'jsonb',
};

async function existingColumns(db: Kysely<unknown>, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Returns the default of the database column, which also fills rows older than the column. */
function defaultOf({ name, fallback, kind }: Property): RawBuilder<unknown> {
  if (name === 'version') return sql`not null default 1`;
  if (name === 'createdAt' || name === 'updatedAt') return sql`not null default now()`;
  if (fallback === undefined || fallback === null) return sql``;
  const isPlain = kind !== 'json' && typeof fallback === 'string';
  const text = isPlain ? fallback : JSON.stringify(fallback);
  return sql`default ${sql.lit(text)}::${sql.raw(TYPES[kind])}`;
}

/** Adds columns of the contract that the table lacks. */
export async function ensureColumns(db: Kysely<unknown>, collection: Collection): Promise<void> {
  const { table, properties, searched } = collection;
  const existing = await existingColumns(db, table);
  const missing: Property[] = [];
  for (const property of properties) {
    const type = existing.get(property.column);
    if (type === undefined) missing.push(property);
    else assertSameType(collection, property, type);
  }
  await addColumns(db, collection, missing);
  if (searched.length > 0) await ensureSearch(db, table, searched, existing.has(SEARCH_COLUMN));
}

/**
 * Adds the generated column for the search. Recreates it if other columns are searched than its database
 * comment lists.
 */
async function ensureSearch(
  db: Kysely<unknown>,
  table: string,
  searched: Property[],
  isThere: boolean,
): Promise<void> {
  const note = searched.map(({ column }) => column).join(' ');
  const { rows } = await sql<{ note: string | null }>`
    select col_description(attrelid, attnum) as note from pg_attribute
    where attrelid = ${table}::regclass and attname = ${SEARCH_COLUMN}`.execute(db);
  const [first] = searched;
  // A column without a comment dates from when only the first property was searched.
  if (isThere && (rows[0]?.note ?? first?.column) === note) return;
  const texts = searched.map(({ column }) => sql`coalesce(${sql.ref(column)}, '')`);
  await sql`
    alter table ${sql.table(table)} drop column if exists ${sql.ref(SEARCH_COLUMN)},
    add column ${sql.ref(SEARCH_COLUMN)} text
      generated always as (fold(${sql.join(texts, sql` || ' ' || `)})) stored`.execute(db);
  await sql`
    comment on column ${sql.ref(`${table}.${SEARCH_COLUMN}`)} is ${sql.lit(note)}`.execute(db);
}

/** Adds columns in one statement: each `alter table` reloads the table's catalog entries. */
async function addColumns(
  db: Kysely<unknown>,
  collection: Collection,
  properties: readonly Property[],
): Promise<void> {
  if (properties.length === 0) return;
  for (const property of properties) await assertFillable(db, collection, property);
  const columns = properties.map((property) => {
    const type = sql.raw(TYPES[property.kind]);
    return sql`add column ${sql.ref(property.column)} ${type} ${defaultOf(property)}`;
  });
  const table = sql.table(collection.table);
  await sql`alter table ${table} ${sql.join(columns)}`.execute(db);
  for (const { column, orderWithin } of properties)
    // Existing records keep their creation order.
    if (orderWithin) await sql`update ${table} set ${sql.ref(column)} = id`.execute(db);
}

function assertSameType({ resource }: Collection, { name, kind }: Property, type: string): void {
  // A migration may have created the column as an integer, which holds the same values.
  if (type === TYPES[kind] || (type === 'integer' && kind === 'integer')) return;
  const clash = `${name} is ${TYPES[kind]} in the contract and ${type} in the database`;
  throw new ContractError(`${resource}: ${clash}; a migration must change it`);
}

async function assertFillable(
  db: Kysely<unknown>,
  { table, resource }: Collection,
  property: Property,
): Promise<void> {
  const { name, required, nullable, fallback } = property;
  if (!required || nullable || fallback !== undefined || isOwn(property)) return;
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  if (rows.length === 0) return;
  throw new ContractError(
    `${resource}: there are records that the new ${name} would leave out; give it a default, or write a migration`,
  );
}
