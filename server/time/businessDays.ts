import { isWeekend, type Holidays } from './businessHours.ts';
import { addDays, type Day } from './day.ts';

/**
 * The day that so many business days have passed after another: Monday to Friday, without holidays.
 * A half day counts as a business day.
 */
export function addBusinessDays(from: Day, count: number, holidays: Holidays): Day {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day) && holidays.get(day) !== 'whole') left -= 1;
  }
  return day;
}
