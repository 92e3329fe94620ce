import { sql, type Kysely } from 'kysely';
import type { Holidays } from '../time/businessHours.ts';
import { addDays, type Day } from '../time/day.ts';
import type { Tables } from './tables.ts';

/** Days ahead that a deadline of some business days never exceeds, holidays and weekends included. */
const HORIZON_DAYS = 60;

/** Returns a country's public holidays from the day before one on. */
export async function holidaysAfter(
  tx: Kysely<Tables>,
  country: string,
  day: Day,
): Promise<Holidays> {
  const { rows } = await sql<{ day: Day; isHalf: boolean }>`
    select day::text as day, bool_and(is_half_day) as "isHalf" from holidays
    where country = ${country} and day between ${addDays(day, -1)} and ${addDays(day, HORIZON_DAYS)}
    group by day`.execute(tx);
  return new Map(rows.map((row) => [row.day, row.isHalf ? 'half' : 'whole'] as const));
}
