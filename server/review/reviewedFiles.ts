import { sql } from 'kysely';
import { isObject } from '../http/contract.ts';
import { snakeCase } from '../http/schema.ts';
import type { Tx } from '../http/call.ts';

const FILES = '/files/';

/** Returns the keys of stored files whose URLs occur in a record's values, at any depth. */
export function shownKeys(value: unknown): string[] {
  // The URL of a private file is signed.
  if (typeof value === 'string')
    return value.startsWith(FILES) ? [value.slice(FILES.length).replace(/\?.*$/, '')] : [];
  if (Array.isArray(value)) return value.flatMap(shownKeys);
  return isObject(value) ? Object.values(value).flatMap(shownKeys) : [];
}

/**
 * Returns the keys of files that were visible before a change and that no record of the customer references any
 * more.
 */
export async function releasedKeys(
  tx: Tx,
  { resource, customerId }: { resource: string; customerId: number },
  before: unknown,
): Promise<string[]> {
  const keys = [...new Set(shownKeys(before))];
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) key where not exists (
      select from ${sql.table(snakeCase(resource))} r
      where r.customer_id = ${customerId} and position(key in r::text) > 0
    )`.execute(tx);
  return rows.map(({ key }) => key);
}
