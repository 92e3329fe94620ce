import { intlLocale } from '../../../ui/format.ts';

/** Short names over the columns of a calendar: one letter stands for two days in Turkish. */
export function weekdayName(locale: string): (day: Date) => string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), { weekday: 'short' });
  return (day) => format.format(day);
}
