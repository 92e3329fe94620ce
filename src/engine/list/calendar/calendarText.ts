import { intlLocale } from '../../../ui/format.ts';
import { noonOf } from './calendarDays.ts';

const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = intlLocale(locale) + JSON.stringify(options);
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: 'UTC' });
  made.set(key, format);
  return format;
}

/** `24 Kasım Salı`: names a day for a screen reader. */
export const dayName = (day: string, locale: string): string =>
  formatOf(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(noonOf(day));

/** `24`, and on the first of a month `1 Ara`, where there is room for it. */
export const dayNumber = (day: string, locale: string, hasRoom = true): string =>
  formatOf(
    locale,
    hasRoom && day.endsWith('-01') ? { day: 'numeric', month: 'short' } : { day: 'numeric' },
  ).format(noonOf(day));

export const weekdayShort = (day: string, locale: string): string =>
  formatOf(locale, { weekday: 'short' }).format(noonOf(day));

export const weekdayLong = (day: string, locale: string): string =>
  formatOf(locale, { weekday: 'long' }).format(noonOf(day));

/** `23–29 Kasım 2026`. */
export const weekName = (first: string, last: string, locale: string): string =>
  formatOf(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
    noonOf(first),
    noonOf(last),
  );

/** Minutes since midnight as `19:30`. */
export function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
