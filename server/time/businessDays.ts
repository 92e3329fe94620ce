import { isWeekend, type Holidays } from './businessHours.ts';
import { addDays, type Day } from './day.ts';

/**
 * Returns the day `count` business days after another: Monday to Friday, without public holidays. A half holiday
 * counts as a business day.
 */
export function addBusinessDays(from: Day, count: number, holidays: Holidays): Day {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day) && holidays.get(day) !== 'whole') left -= 1;
  }
  return day;
}
