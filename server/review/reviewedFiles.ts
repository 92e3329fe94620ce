import { sql } from 'kysely';
import { isObject } from '../http/contract.ts';
import { snakeCase } from '../http/schema.ts';
import type { Tx } from '../http/call.ts';
import type { StoragePort } from '../ports/storage/port.ts';

const FILES = '/files/';

/** Returns the keys of stored files whose URLs occur in a record's values, at any depth. */
export function shownKeys(value: unknown): string[] {
  // The URL of a private file is signed.
  if (typeof value === 'string')
    return value.startsWith(FILES) ? [value.slice(FILES.length).replace(/\?.*$/, '')] : [];
  if (Array.isArray(value)) return value.flatMap(shownKeys);
  return isObject(value) ? Object.values(value).flatMap(shownKeys) : [];
}

interface StoringCall {
  ports: { storage: StoragePort };
}

/** Returns a call whose storage does not delete the held files; the set may grow until the deletion. */
export function holdingFiles<C extends StoringCall>(call: C, held: ReadonlySet<string>): C {
  const { storage } = call.ports;
  const holding: StoragePort = {
    put: (key, file) => storage.put(key, file),
    get: (key) => storage.get(key),
    remove: async (key) => {
      if (!held.has(key)) await storage.remove(key);
    },
  };
  return { ...call, ports: { ...call.ports, storage: holding } };
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
