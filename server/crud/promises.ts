import { sql } from 'kysely';
import type { Tx } from '../http/call.ts';
import { addBusinessDays } from '../time/businessDays.ts';
import { addDays, dayIn } from '../time/day.ts';
import { zone } from '../time/zone.ts';
import type { CrudRequest } from './call.ts';
import type { Values } from './values.ts';

/** Days that a few business days never exceed, holidays and weekends included. */
const HORIZON_DAYS = 60;

/** Days that are promised (`x-promise`) to a record that comes into a state. */
export async function promises(
  tx: Tx,
  { collection, call }: CrudRequest,
  state: unknown,
): Promise<Values> {
  const made = collection.properties.filter(({ promise }) => promise && promise.from === state);
  const values: Values = new Map();
  if (made.length === 0) return values;
  const today = dayIn(zone, call.now);
  const { rows } = await sql<{ day: string }>`
    select day::text as day from holidays
    where country = ${call.country} and not is_half_day
      and day between ${today} and ${addDays(today, HORIZON_DAYS)}`.execute(tx);
  const holidays = new Set(rows.map(({ day }) => day));
  for (const { column, promise } of made)
    values.set(column, sql`${addBusinessDays(today, promise?.businessDays ?? 0, holidays)}::date`);
  return values;
}
