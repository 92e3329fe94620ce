import { intlLocale } from './format.ts';

/**
 * Joins names as a sentence does: `A, B ve C`. In Arabic each name is isolated, so that Latin names follow each other
 * from the right.
 */
export function formatNames(names: readonly string[], locale: string): string {
  const list = new Intl.ListFormat(intlLocale(locale));
  const isArabic = locale.startsWith('ar');
  return list.format(names.map((name) => (isArabic ? `\u2068${name}\u2069` : name)));
}
