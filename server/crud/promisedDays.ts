import { sql } from 'kysely';
import type { Tx } from '../http/call.ts';
import { addBusinessDays } from '../time/businessDays.ts';
import { dayIn } from '../time/day.ts';
import { holidaysAfter } from '../db/holidaysAfter.ts';
import { zone } from '../time/zone.ts';
import type { CrudRequest } from './call.ts';
import type { Values } from './values.ts';

/**
 * Computes the promised days (`x-promise`) of a record that changes its state: ISO days, counted in business days
 * from today.
 */
export async function promisedDays(
  tx: Tx,
  { collection, call }: CrudRequest,
  state: unknown,
): Promise<Values> {
  const made = collection.properties.filter(({ promise }) => promise && promise.from === state);
  const values: Values = new Map();
  if (made.length === 0) return values;
  const today = dayIn(zone, call.now);
  const holidays = await holidaysAfter(tx, call.country, today);
  for (const { column, promise } of made)
    values.set(column, sql`${addBusinessDays(today, promise?.businessDays ?? 0, holidays)}::date`);
  return values;
}
