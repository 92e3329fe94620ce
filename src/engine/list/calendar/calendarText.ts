import { intlLocale } from '../../../ui/format.ts';
import { noonOf } from '../../calendar/calendarDays.ts';

const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = intlLocale(locale) + JSON.stringify(options);
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: 'UTC' });
  made.set(key, format);
  return format;
}

/** Formats a day for screen readers: `24 Kasım Salı`. */
export const dayName = (day: string, locale: string): string =>
  formatOf(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(noonOf(day));

/** Formats the number of a day: `24`, or `1 Ara` on the first of a month if there is room. */
export const dayNumber = (day: string, locale: string, hasRoom = true): string =>
  formatOf(
    locale,
    hasRoom && day.endsWith('-01') ? { day: 'numeric', month: 'short' } : { day: 'numeric' },
  ).format(noonOf(day));

export const weekdayShort = (day: string, locale: string): string =>
  formatOf(locale, { weekday: 'short' }).format(noonOf(day));

export const weekdayLong = (day: string, locale: string): string =>
  formatOf(locale, { weekday: 'long' }).format(noonOf(day));

/** Formats the range of a week: `23–29 Kasım 2026`. */
export const weekName = (first: string, last: string, locale: string): string =>
  formatOf(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
    noonOf(first),
    noonOf(last),
  );

/** Formats minutes since midnight: `19:30`. */
export function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
