import { sql } from 'kysely';
import { acrossProviders } from '../db/tenant.ts';
import { PICTURES } from '../files/FileMetadata.ts';
import { isObject, type JsonSchema } from '../http/contract.ts';
import { flatten, objectAt, snakeCase, textsAt } from '../http/schema.ts';
import type { Tx } from '../http/call.ts';

type Values = Record<string, unknown>;

const FILES = '/files/';
/** Member of stored values with the keys of their files. */
const FILE_KEYS = 'fileKeys';

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
export function withoutSignatures(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, unsignedOf(value)]),
  );
}

/** Returns true for a field that shows stored files: the URL of one, a picture in its sizes, or a list of them. */
export function showsFiles(schema: JsonSchema): boolean {
  const { items } = schema;
  return (
    schema['x-as'] === 'image' ||
    schema['x-as'] === 'file' ||
    'sources' in objectAt(schema, 'properties') ||
    (isObject(items) && showsFiles(flatten(items)))
  );
}

/** Returns the keys of stored files whose URLs occur in the values of file fields, at any depth. */
function shownKeys(value: unknown): string[] {
  if (typeof value === 'string')
    return value.startsWith(FILES) ? [unsigned(value).slice(FILES.length)] : [];
  if (Array.isArray(value)) return value.flatMap(shownKeys);
  return isObject(value) ? Object.values(value).flatMap(shownKeys) : [];
}

/**
 * Adds the keys of files to values that are stored. Only file fields have any: a text that a user wrote may be the URL
 * of another customer's file.
 * @param fileFields values of those fields
 */
export const withFileKeys = (values: Values, fileFields: Values): Values => ({
  ...values,
  [FILE_KEYS]: [...new Set(shownKeys(fileFields))],
});

/** Returns the keys of the files of stored values. */
export function fileKeysOf(stored: Values): string[] {
  // An earlier release stored the pictures instead of the keys.
  if (!(FILE_KEYS in stored)) return shownKeys([stored['image'], stored[PICTURES]]);
  return textsAt(stored, FILE_KEYS);
}

/** Returns stored values without what they keep of files. */
export function fieldsOf({ [FILE_KEYS]: _keys, [PICTURES]: _pictures, ...fields }: Values): Values {
  return fields;
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

/** Returns those of the keys of files that no record of the customer references any more. */
export async function releasedKeys(
  tx: Tx,
  { resource, customerId }: { resource: string; customerId: number },
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await acrossProviders(tx, customerId, () =>
    sql<{ key: string }>`
      select distinct key from unnest(${[...keys]}::text[]) key where not exists (
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
