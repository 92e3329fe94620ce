import type { Holidays } from '../../../time/businessHours.ts';
import { holidays as publicHolidays } from '../reference/holidays.ts';

/** Public holidays of the demo's country, which its deadlines skip. */
export const holidays: Holidays = new Map(
  publicHolidays.map(({ day, is_half_day }) => [day, is_half_day ? 'half' : 'whole']),
);
