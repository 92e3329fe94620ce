import { isObject } from '../http/contract.ts';
import { invalid } from '../http/apiError.ts';
import type { Collection } from './collection.ts';
import { uniqueName } from './ensureIndexes.ts';

/** The database's refusal of a second record with the same value, as a fault of its field; anything else as it is. */
export function asTaken({ table, properties }: Collection, error: unknown): unknown {
  if (!isObject(error) || error['code'] !== '23505') return error;
  const property = properties.find((one) => uniqueName(table, one) === error['constraint']);
  return property ? invalid({ path: property.name, code: 'taken' }) : error;
}
