import { sql } from 'kysely';
import type { Tx } from '../http/call.ts';
import type { Collection } from './collection.ts';

/** Child collection of another one (`/parents/{id}/things`), deleted with its parent record. */
export interface Below {
  table: string;
  /** Column of the parent record's id. */
  above: string;
  /** File columns. */
  files: string[];
  below: Below[];
}

/** Returns the child collections of a resource, at every depth. */
export function collectionsBelow(resource: string, all: readonly Collection[]): Below[] {
  return all.flatMap((collection) => {
    const owners = collection.operations.flatMap((one) => one.owners);
    const above = owners.find(({ parent }) => parent === resource)?.property;
    if (!above || collection.resource === resource) return [];
    return [
      {
        table: collection.table,
        above: above.column,
        files: collection.properties.flatMap(({ file, column }) => (file ? [column] : [])),
        below: collectionsBelow(collection.resource, all),
      },
    ];
  });
}

/** Deletes the child records of records that are about to be deleted. @returns their stored files */
export async function removeBelow(
  tx: Tx,
  below: readonly Below[],
  ids: readonly unknown[],
): Promise<unknown[]> {
  const files: unknown[] = [];
  for (const { table, above, files: columns, below: further } of below) {
    const condition = sql`${sql.ref(above)} = any(${ids})`;
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(['id', ...columns].map((column) => sql.ref(column)))}
      from ${sql.table(table)} where ${condition}`.execute(tx);
    if (rows.length === 0) continue;
    const gone = rows.map(({ id }) => id);
    files.push(...(await removeBelow(tx, further, gone)));
    files.push(...rows.flatMap((row) => columns.flatMap((column) => row[column])));
    await sql`delete from ${sql.table(table)} where ${condition}`.execute(tx);
  }
  return files;
}
