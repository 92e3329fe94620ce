import type { Day } from '../time/day.ts';
import type { Language } from './call.ts';

/** Locales with Latin digits and the Gregorian calendar. */
export const LOCALES: Readonly<Record<Language, string>> = {
  tr: 'tr-TR',
  en: 'en-GB',
  de: 'de-DE',
  ar: 'ar-AE-u-ca-gregory-nu-latn',
};

/** Formats a day as `19 Haziran 2027`; `full` adds the weekday. */
export function writtenDay(day: Day, language: Language, dateStyle: 'full' | 'long'): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
