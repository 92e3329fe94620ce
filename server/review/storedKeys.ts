import { isObject } from '../http/contract.ts';

/** Keys of the stored files in a body: whatever has a `key`, at any depth. */
export function storedKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(storedKeys);
  if (!isObject(value)) return [];
  const { key, ...rest } = value;
  return [...(typeof key === 'string' ? [key] : []), ...Object.values(rest).flatMap(storedKeys)];
}
