import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ContractError } from '../http/ContractError.ts';
import type { Catalog } from './catalog.ts';
import { isOwn, SEARCH_COLUMN, type Collection } from './collection.ts';
import type { CrudOperation } from './operation.ts';
import type { Property } from './schema.ts';

/**
 * Returns an index name of at most 60 characters; longer names end in a hash. PostgreSQL truncates longer
 * names, and two indexes could then share one name.
 */
export function nameOf(table: string, ...parts: string[]): string {
  const full = [table, ...parts].join('_');
  if (full.length <= 60) return full;
  return `${full.slice(0, 50)}_${createHash('sha256').update(full).digest('hex').slice(0, 8)}`;
}

/**
 * Creates an index unless it exists. Checks the catalog first, because `create index if not exists` locks the table against
 * writes even where the index exists.
 */
async function createIndex(
  db: Kysely<unknown>,
  { relations }: Catalog,
  table: string,
  name: string,
  columns: RawBuilder<unknown>,
  kind: 'index' | 'unique index' = 'index',
): Promise<void> {
  if (relations.has(name)) return;
  relations.add(name);
  await sql`create ${sql.raw(kind)} ${sql.ref(name)} on ${sql.table(table)} ${columns}`.execute(db);
}

/**
 * Creates one index for each sort key and each filter, prefixed by the customer's id, and one for the search.
 * Empty values sort last in both directions, so a nullable key has an index for each direction.
 */
export async function ensureIndexes(
  db: Kysely<unknown>,
  catalog: Catalog,
  collection: Collection,
): Promise<void> {
  const { table, scope, operations, searched, order } = collection;
  const first = scope === 'tenant' ? sql`customer_id, ` : sql``;
  const lists = operations.filter(({ kind }) => kind === 'list');
  const sorted = new Map(
    [...lists.flatMap(({ sorts }) => sorts), ...(order ? [order.property] : [])].map((property) => [
      property.column,
      property,
    ]),
  );
  const filtered = new Map(
    lists.flatMap(filteredProperties).map((property) => [property.column, property]),
  );
  for (const property of sorted.values()) {
    if (property.name === 'id') continue;
    const name = nameOf(table, 'sort', property.column);
    await createIndex(db, catalog, table, name, sql`(${first}${sortable(property)}, id)`);
    if (!canBeEmpty(property)) continue;
    await createIndex(
      db,
      catalog,
      table,
      nameOf(table, 'last', property.column),
      sql`(${first}${sortable(property)} desc nulls last, id desc)`,
    );
  }
  for (const { column, kind } of filtered.values()) {
    // The sort index of the same columns also serves this filter.
    if (column === 'id' || (sorted.has(column) && kind !== 'text')) continue;
    await createIndex(
      db,
      catalog,
      table,
      nameOf(table, 'by', column),
      sql`(${first}${sql.ref(column)}, id)`,
    );
  }
  if (scope === 'tenant')
    await createIndex(db, catalog, table, nameOf(table, 'own'), sql`(customer_id, id)`);
  await ensureUnique(db, catalog, collection);
  if (searched.length === 0) return;
  const search = sql`using gin (${sql.ref(SEARCH_COLUMN)} gin_trgm_ops)`;
  await createIndex(db, catalog, table, searchIndex(table), search);
}

/** Returns the name of the index on the search column. */
export const searchIndex = (table: string): string => nameOf(table, 'search');

/** Returns the name of the unique index on a property. */
export const uniqueName = (table: string, { column }: Property): string =>
  nameOf(table, 'unique', column);

async function ensureUnique(
  db: Kysely<unknown>,
  catalog: Catalog,
  { table, scope, resource, properties }: Collection,
): Promise<void> {
  for (const property of properties) {
    if (!property.uniqueWithin) continue;
    const within = properties.filter(({ name }) => property.uniqueWithin?.includes(name));
    const columns = [
      ...(scope === 'tenant' ? ['customer_id'] : []),
      ...[...within, property].map(({ column }) => column),
    ];
    const list = sql`(${sql.join(columns.map((column) => sql.ref(column)))})`;
    const name = uniqueName(table, property);
    await createIndex(db, catalog, table, name, list, 'unique index').catch((error: unknown) => {
      const why = `there are records with the same ${property.name}; a migration must part them`;
      throw new ContractError(`${resource}: ${why}`, error);
    });
  }
}

function filteredProperties({ filters, owners }: CrudOperation): Property[] {
  return [
    ...filters.flatMap((filter) => (filter.by === 'search' ? [] : [filter.property])),
    ...owners.flatMap(({ property }) => property ?? []),
  ];
}

/** Returns true if the property may be empty; a descending sort must put empty values last. */
export const canBeEmpty = (property: Property): boolean =>
  !isOwn(property) && (property.nullable || !property.required);

/** Returns the sort expression of a property; texts use the Turkish collation. */
export function sortable({ column, kind }: Property): RawBuilder<unknown> {
  return kind === 'text' ? sql`${sql.ref(column)} collate tr_sort` : sql`${sql.ref(column)}`;
}
