import { sql, type Kysely } from 'kysely';
import type { Holidays } from '../time/businessHours.ts';
import { addDays, type Day } from '../time/day.ts';
import type { Tables } from './tables.ts';

/** Upper bound in days of any business-day deadline, including holidays and weekends. */
const HORIZON_DAYS = 60;

/** Fetches a country's public holidays from the day before `day` on. */
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
