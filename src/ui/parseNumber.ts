const isCommaDecimal = (locale: string) => /^(tr|de)/.test(locale);

/** Returns the mark in a number that parts its decimals; undefined where there are none. */
function decimalMark(text: string, locale: string): string | undefined {
  const marks = text.match(/[.,]/g) ?? [];
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (first !== last) return last;
  if (marks.length > 1) return undefined;
  // One mark before exactly three digits may be either; then the language decides.
  const isGroup = /[.,]\d{3}$/.test(text) && last === (isCommaDecimal(locale) ? '.' : ',');
  return isGroup ? undefined : last;
}

/** Arabic and Persian digits and marks as Latin ones. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');

/** A number as people write it in their language, with or without unit; undefined for what is none. */
export function parseNumber(written: string, locale: string): number | undefined {
  const text = latinDigits(written).replace(/[\s\u00a0\u2066-\u2069%٪]|TL|TRY|EUR|USD|[₺€$]/gi, '');
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined;
  const mark = decimalMark(text, locale);
  const at = mark === undefined ? text.length : text.lastIndexOf(mark);
  const whole = text.slice(0, at).replace(/[.,]/g, '');
  const number = Number(`${whole}.${text.slice(at + 1)}`);
  return Number.isFinite(number) ? number : undefined;
}

/** The same where only whole numbers are meant: a mark before three digits parts thousands in every language. */
export function parseWholeNumber(written: string, locale: string): number | undefined {
  const text = latinDigits(written).trim();
  return /^-?\d{1,3}(?:[.,]\d{3})+$/.test(text)
    ? Number(text.replace(/[.,]/g, ''))
    : parseNumber(text, locale);
}
