import { intlLocale } from '../../../ui/format.ts';

/** Returns a formatter of short weekday names; in Turkish, a single letter is ambiguous between two days. */
export function weekdayName(locale: string): (day: Date) => string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), { weekday: 'short' });
  return (day) => format.format(day);
}
