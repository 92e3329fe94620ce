import type { Language } from '../../../../http/call.ts';
import { LOCALES } from '../../../../http/writtenDay.ts';

/** Formats whole lira as `28.000–42.000 TL`; one amount if both are equal or one is missing. */
export function priceInWords(
  { min, max }: { min: number | null; max: number | null },
  language: Language,
): string {
  const write = new Intl.NumberFormat(LOCALES[language]);
  const amounts = [...new Set([min, max].filter((amount) => amount !== null))];
  return `${amounts.map((amount) => write.format(amount)).join('–')} TL`;
}
