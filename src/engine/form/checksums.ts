const digitsOf = (text: string) => [...text].map(Number);
const mod = (value: number, by: number) => ((value % by) + by) % by;

/**
 * Returns true if a text has the correct last two digits of a Turkish identity number. Detects typing
 * errors; proves nothing.
 */
export function isTurkishIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const sum = (indexes: number[]) =>
    indexes.reduce((total, index) => total + (digits[index] ?? 0), 0);
  const tenth = mod(sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7]), 10);
  return digits[9] === tenth && digits[10] === mod(sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), 10);
}

/** Identity numbers: eleven digits are a Turkish one and must add up; longer ones of other countries are 11 to 20 characters. */
export function isIdentityNumber(text: string): boolean {
  return /^\d{11}$/.test(text)
    ? isTurkishIdentityNumber(text)
    : /^[\p{L}\p{N}-]{11,20}$/u.test(text);
}

/** Tax number of a company (10 digits with a check digit) or identity number of a person (11). */
export function isTaxNumber(text: string): boolean {
  if (text.length === 11) return isTurkishIdentityNumber(text);
  if (!/^\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const total = digits.slice(0, 9).reduce((sum, digit, index) => {
    const shifted = mod(digit + 9 - index, 10);
    return sum + (shifted === 0 ? 0 : (shifted * 2 ** (9 - index)) % 9 || 9);
  }, 0);
  return digits[9] === mod(10 - mod(total, 10), 10);
}
