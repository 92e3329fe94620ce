import type { Language } from '../../../http/call.ts';
import type { Day } from '../../../time/day.ts';

/** Latin digits and the Gregorian calendar in every language. */
const LOCALES: Readonly<Record<Language, string>> = {
  tr: 'tr-TR',
  en: 'en-GB',
  de: 'de-DE',
  ar: 'ar-AE-u-ca-gregory-nu-latn',
};

/** `19 Haziran 2027 Cumartesi` */
export function dayInWords(day: Day, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Whole lira: `28.000–42.000 TL`, or one amount where both are the same or one is missing. */
export function priceInWords(
  { min, max }: { min: number | null; max: number | null },
  language: Language,
): string {
  const write = new Intl.NumberFormat(LOCALES[language]);
  const amounts = [...new Set([min, max].filter((amount) => amount !== null))];
  return `${amounts.map((amount) => write.format(amount)).join('–')} TL`;
}
