const isCommaDecimal = (locale: string) => /^(tr|de)/.test(locale);

/** Returns the decimal separator of a number; undefined if it has none. */
function decimalMark(text: string, locale: string): string | undefined {
  const marks = text.match(/[.,]/g) ?? [];
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (first !== last) return last;
  if (marks.length > 1) return undefined;
  // A single separator before exactly three digits is ambiguous; the language decides.
  const isGroup = /[.,]\d{3}$/.test(text) && last === (isCommaDecimal(locale) ? '.' : ',');
  return isGroup ? undefined : last;
}

/** Replaces Arabic and Persian digits and separators with Latin ones. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');

/** Parses a number in the language's notation, with or without unit; returns undefined if it is invalid. */
export function parseNumber(written: string, locale: string): number | undefined {
  const text = latinDigits(written).replace(/[\s\u00a0\u2066-\u2069%٪]|TL|TRY|EUR|USD|[₺€$]/gi, '');
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined;
  const mark = decimalMark(text, locale);
  const at = mark === undefined ? text.length : text.lastIndexOf(mark);
  const integer = text.slice(0, at).replace(/[.,]/g, '');
  const number = Number(`${integer}.${text.slice(at + 1)}`);
  return Number.isFinite(number) ? number : undefined;
}

/** Parses a whole number: a separator before three digits marks thousands in every language. */
export function parseWholeNumber(written: string, locale: string): number | undefined {
  const text = latinDigits(written).trim();
  return /^-?\d{1,3}(?:[.,]\d{3})+$/.test(text)
    ? Number(text.replace(/[.,]/g, ''))
    : parseNumber(text, locale);
}
