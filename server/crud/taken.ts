import { isObject } from '../http/contract.ts';
import { invalid } from '../http/apiError.ts';
import type { Collection } from './collection.ts';
import { uniqueName } from './ensureIndexes.ts';

/** Converts a unique violation (SQLSTATE 23505) to a fault of its field; returns any other error unchanged. */
export function toTakenFault({ table, properties }: Collection, error: unknown): unknown {
  if (!isObject(error) || error['code'] !== '23505') return error;
  const property = properties.find((one) => uniqueName(table, one) === error['constraint']);
  return property ? invalid({ path: property.name, code: 'taken' }) : error;
}
