import { intlLocale } from '../../../ui/format.ts';
import { latinDigits } from '../../../ui/parseNumber.ts';

/** Returns the thousands separator of a language: `.` in Turkish, `,` in English and Arabic. */
const markOf = (locale: string): string =>
  new Intl.NumberFormat(intlLocale(locale))
    .formatToParts(11_111)
    .find(({ type }) => type === 'group')?.value ?? ',';

/** Groups the digits of a typed number by thousands; any other text is returned unchanged. */
export function groupThousands(text: string, locale: string): string {
  const mark = markOf(locale);
  const bare = latinDigits(text).replaceAll(mark, '');
  return /^-?\d+$/.test(bare) ? bare.replace(/\B(?=(\d{3})+$)/g, mark) : text;
}

const digitsOf = (text: string) => latinDigits(text).replace(/[^\d-]/g, '').length;

/**
 * Returns the caret position in the grouped text that has as many digits before it as `place` in the typed text.
 */
export function caretAfter(grouped: string, typed: string, place: number): number {
  const before = digitsOf(typed.slice(0, place));
  for (let at = 0; at <= grouped.length; at += 1)
    if (digitsOf(grouped.slice(0, at)) === before) return at;
  return grouped.length;
}
