import { addDays, isSunday, type Day } from './day.ts';

const isWeekend = (day: Day): boolean => isSunday(day) || isSunday(addDays(day, 1));

/**
 * The day that so many business days have passed after another: Monday to Friday, without holidays.
 * @param holidays days of rest in full; a half day counts as a business day
 */
export function addBusinessDays(from: Day, count: number, holidays: ReadonlySet<Day>): Day {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day) && !holidays.has(day)) left -= 1;
  }
  return day;
}
