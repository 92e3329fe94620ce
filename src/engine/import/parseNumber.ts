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

/** A number as people write it in their language, with or without unit; undefined for what is none. */
export function parseNumber(written: string, locale: string): number | undefined {
  const text = written.replace(/[\s\u00a0\u2066-\u2069%]|TL|TRY|EUR|USD|[₺€$]/gi, '');
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined;
  const mark = decimalMark(text, locale);
  const at = mark === undefined ? text.length : text.lastIndexOf(mark);
  const whole = text.slice(0, at).replace(/[.,]/g, '');
  const number = Number(`${whole}.${text.slice(at + 1)}`);
  return Number.isFinite(number) ? number : undefined;
}
