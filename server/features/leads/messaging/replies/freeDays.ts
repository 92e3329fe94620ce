import { addDays, type Day } from '../../../../time/day.ts';

/** Weeks to look around a wedding day, both ways. */
export const WEEKS_AROUND = 8;
const MAX_DAYS = 3;

/**
 * Returns free days near the wanted one, on the same weekday: the nearest ones, sorted by date. Excludes taken
 * days and days up to `today`.
 */
export function freeDays(wanted: Day, taken: ReadonlySet<Day>, today: Day): Day[] {
  const near: Day[] = [];
  for (let weeks = 1; weeks <= WEEKS_AROUND && near.length < MAX_DAYS; weeks += 1) {
    for (const day of [addDays(wanted, 7 * weeks), addDays(wanted, -7 * weeks)])
      if (day > today && !taken.has(day) && near.length < MAX_DAYS) near.push(day);
  }
  return near.toSorted();
}
