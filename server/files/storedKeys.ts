import { isObject } from '../http/contract.ts';

/** Returns the keys of stored files in a body: every `key` member, at any depth. */
export function storedKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(storedKeys);
  if (!isObject(value)) return [];
  const { key, ...rest } = value;
  return [...(typeof key === 'string' ? [key] : []), ...Object.values(rest).flatMap(storedKeys)];
}
