import { sql } from 'kysely';
import { acrossProviders } from '../db/tenant.ts';
import { isObject } from '../http/contract.ts';
import { snakeCase } from '../http/schema.ts';
import type { Tx } from '../http/call.ts';

const FILES = '/files/';

/** Removes the signature from the URL of a private file; other texts stay. */
const unsigned = (text: string): string =>
  text.startsWith(FILES) ? text.replace(/\?ends=\d+&signature=[\w-]+$/, '') : text;

const unsignedOf = (value: unknown): unknown => {
  if (typeof value === 'string') return unsigned(value);
  if (Array.isArray(value)) return value.map(unsignedOf);
  return isObject(value) ? withoutSignatures(value) : value;
};

/**
 * Returns values with the URLs of private files, at any depth, without their signatures. These change daily, and
 * values are compared on other days than they were stored.
 */
export function withoutSignatures(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, unsignedOf(value)]),
  );
}

/** Returns the keys of stored files whose URLs occur in a record's values, at any depth. */
export function shownKeys(value: unknown): string[] {
  if (typeof value === 'string')
    return value.startsWith(FILES) ? [unsigned(value).slice(FILES.length)] : [];
  if (Array.isArray(value)) return value.flatMap(shownKeys);
  return isObject(value) ? Object.values(value).flatMap(shownKeys) : [];
}

/** Returns the keys without those of files that the desk still compares with pending values of the customer. */
export async function withoutReviewed(
  tx: Tx,
  customerId: number,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await acrossProviders(tx, customerId, () =>
    sql<{ key: string }>`
      select key from unnest(${[...keys]}::text[]) key where not exists (
        select from reviewed_changes
        where customer_id = ${customerId} and position(key in before::text) > 0
      )`.execute(tx),
  );
  return rows.map(({ key }) => key);
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
  const { rows } = await acrossProviders(tx, customerId, () =>
    sql<{ key: string }>`
      select key from unnest(${keys}::text[]) key where not exists (
        select from ${sql.table(snakeCase(resource))} r
        where r.customer_id = ${customerId} and position(key in r::text) > 0
      )`.execute(tx),
  );
  return withoutReviewed(
    tx,
    customerId,
    rows.map(({ key }) => key),
  );
}
