import { sql, type Kysely } from 'kysely';
import { SEARCH_COLUMN } from './collection.ts';

interface CatalogTable {
  /** Types of the columns by name. */
  columns: Readonly<Record<string, string>>;
  /** Comment of the search column. */
  searchNote: string | null;
  constraints: readonly string[];
  policies: readonly string[];
  hasRowSecurity: boolean;
}

/** Objects of the database's schema when a start begins to update it. */
export interface Catalog {
  /** Names of tables, indexes and sequences. */
  relations: Set<string>;
  tables: ReadonlyMap<string, CatalogTable>;
}

/** Reads the catalog in two statements, which replace several for each table and index. */
export async function readCatalog(db: Kysely<unknown>): Promise<Catalog> {
  const relations = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  const tables = await sql<CatalogTable & { name: string }>`
    select relname as name, relrowsecurity as "hasRowSecurity",
      (select coalesce(jsonb_object_agg(attname, format_type(atttypid, null)), '{}') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select col_description(attrelid, attnum) from pg_attribute
        where attrelid = c.oid and attname = ${SEARCH_COLUMN}) as "searchNote",
      array(select conname::text from pg_constraint where conrelid = c.oid) as constraints,
      array(select polname::text from pg_policy where polrelid = c.oid) as policies
    from pg_class c where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`.execute(
    db,
  );
  return {
    relations: new Set(relations.rows.map(({ name }) => name)),
    tables: new Map(tables.rows.map((table) => [table.name, table])),
  };
}

/** Returns true if scopeToProviders() had run on the table. */
export function isScopedToProviders({ tables }: Catalog, table: string): boolean {
  return tables.get(table)?.policies.includes('linked_providers') ?? false;
}
