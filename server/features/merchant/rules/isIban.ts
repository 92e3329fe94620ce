const TURKISH = /^TR[0-9]{7}[A-Z0-9]{17}$/;
const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;

/** Returns true if the check digits of an IBAN without blanks are right (mod 97), and a Turkish one has 26 characters. */
export function isIban(iban: string): boolean {
  if (!IBAN.test(iban) || (iban.startsWith('TR') && !TURKISH.test(iban))) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = Array.from(moved, (letter) => parseInt(letter, 36)).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
