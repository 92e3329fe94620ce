import { addDays, dayIn, HOUR_MS, hourOf, startOfDay, type Day } from './day.ts';
import { zone } from './zone.ts';

/** Public holidays by day; half ones are free from 13:00. */
export type Holidays = ReadonlyMap<Day, 'whole' | 'half'>;

const HALF_DAY_ENDS = 13;

/** Returns true for Saturday and Sunday. */
export const isWeekend = (day: Day): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
};

/**
 * Adds business hours: a business day counts 24 hours, weekends and public holidays none, and a half holiday
 * counts until 13:00.
 */
export function addBusinessHours(from: Date, hours: number, holidays: Holidays): Date {
  let left = hours * HOUR_MS;
  for (let day = dayIn(zone, from); ; day = addDays(day, 1)) {
    const kind = holidays.get(day);
    if (isWeekend(day) || kind === 'whole') continue;
    const start = Math.max(from.getTime(), startOfDay(zone, day).getTime());
    const end =
      kind === 'half' ? hourOf(zone, day, HALF_DAY_ENDS) : startOfDay(zone, addDays(day, 1));
    const open = Math.max(0, end.getTime() - start);
    if (left <= open) return new Date(start + left);
    left -= open;
  }
}
