// Written by openapi/generate.ts from openapi/generator/checkDigits.ts. Do not edit.

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
 * Returns true if an identity number is one of its country: in Turkey with check digits, elsewhere 11 to 20 letters and
 * digits. This detects typing errors and does not prove a person's identity.
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

/** Characters of an IBAN by its country. */
const IBAN_LENGTHS =
  'AD24 AE23 AL28 AO25 AT20 AX18 AZ28 BA20 BE16 BF28 BG22 BH22 BI27 BJ28 BL27 BR29 BY28 CF27 CG27 CH21 CI28 CM27 CR22 CV25 CY28 CZ24 DE22 DJ27 DK18 DO28 DZ26 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GA27 GB22 GE22 GF27 GI23 GL18 GP27 GQ27 GR27 GT28 GW25 HN28 HR21 HU28 IE22 IL23 IQ23 IR26 IS26 IT27 JO30 KM27 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MA28 MC27 MD24 ME22 MF27 MG27 MK19 ML28 MN20 MQ27 MR27 MT31 MU30 MZ25 NC27 NE28 NI28 NL18 NO15 OM23 PF27 PK24 PL28 PM27 PS29 PT25 QA29 RE27 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SN28 SO23 ST25 SV28 TD27 TF27 TG28 TL23 TN24 TR26 UA29 VA22 VG24 WF27 XK20 YE30 YT27';
const lengths = new Map(IBAN_LENGTHS.split(' ').map((one) => [one.slice(0, 2), one.slice(2)]));
/** A Turkish bank is five digits. */
const IBAN = /^(?:TR[0-9]{7}|(?!TR)[A-Z]{2}[0-9]{2})[A-Z0-9]+$/;

/** Returns true if an IBAN without blanks is as long as its country's are, and its check digits are right (mod 97). */
export function isIban(iban: string): boolean {
  if (!IBAN.test(iban) || lengths.get(iban.slice(0, 2)) !== String(iban.length)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = Array.from(moved, (letter) => parseInt(letter, 36)).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
