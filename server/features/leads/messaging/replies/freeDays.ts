import { addDays, type Day } from '../../../../time/day.ts';

/** Weeks before and after a wedding day that are searched. */
export const WEEKS_AROUND = 8;
const MAX_DAYS = 3;

/**
 * Returns free days near the requested one, on the same weekday: the nearest ones, sorted by date. Excludes
 * occupied days and days up to `today`.
 */
export function freeDays(requested: Day, taken: ReadonlySet<Day>, today: Day): Day[] {
  const near: Day[] = [];
  for (let weeks = 1; weeks <= WEEKS_AROUND && near.length < MAX_DAYS; weeks += 1) {
    for (const day of [addDays(requested, 7 * weeks), addDays(requested, -7 * weeks)])
      if (day > today && !taken.has(day) && near.length < MAX_DAYS) near.push(day);
  }
  return near.toSorted();
}
