const digitsOf = (text: string) => Array.from(text, Number);
const sum = (digits: readonly number[]) => digits.reduce((total, digit) => total + digit, 0);

function isTurkishIdentity(text: string): boolean {
  if (!/^[1-9][0-9]{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const odd = sum(digits.filter((_, index) => index % 2 === 0 && index < 9));
  const even = sum(digits.filter((_, index) => index % 2 === 1 && index < 9));
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return digits[9] === tenth && digits[10] === sum(digits.slice(0, 10)) % 10;
}

/**
 * Returns true if an identity number is valid in its country: in Turkey with check digits, elsewhere 11 to 20
 * letters and digits. This detects typing errors and does not prove a person's identity.
 * @param country of the deployment, two letters
 */
export function isIdentityNumber(text: string, country: string): boolean {
  return country === 'TR' ? isTurkishIdentity(text) : /^[0-9A-Za-z-]{11,20}$/.test(text);
}

function isTurkishTaxNumber(text: string): boolean {
  const digits = digitsOf(text);
  const total = digits.slice(0, 9).reduce((sofar, digit, index) => {
    const moved = (digit + 9 - index) % 10;
    return sofar + (moved === 0 ? 0 : (moved * 2 ** (9 - index)) % 9 || 9);
  }, 0);
  return digits[9] === (10 - (total % 10)) % 10;
}

/** Returns true for a tax number of ten digits, or a sole trader's identity number of eleven. */
export function isTaxNumber(text: string, country: string): boolean {
  if (!/^[0-9]{10,11}$/.test(text)) return false;
  if (country !== 'TR') return true;
  return text.length === 11 ? isTurkishIdentity(text) : isTurkishTaxNumber(text);
}
