import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { region } from '../../../ui/region.ts';

/** Returns the country of a number without a country code. */
export function homeCountry(): CountryCode {
  const { country } = region();
  return isSupportedCountry(country) ? country : 'TR';
}

/** Text of the input and the country whose numbering plan parses it. */
interface TypedPhone {
  readonly country: CountryCode;
  readonly text: string;
}

/** Returns all countries with their dial codes. */
export const countries = () =>
  getCountries().map((country) => ({ country, code: `+${getCountryCallingCode(country)}` }));

export const countryOf = (text: string): CountryCode =>
  isSupportedCountry(text) ? text : homeCountry();

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Formats a possibly incomplete Turkish mobile number as `0(532) 123 45 67`; undefined if it is not one. */
function turkishMobile(digits: string): string | undefined {
  const [, number] = /^0?(5\d{0,9})$/.exec(digits) ?? [];
  if (number === undefined) return undefined;
  const [, area = '', ...rest] = /^(\d{1,3})(\d{1,3})?(\d{1,2})?(\d{1,2})?$/.exec(number) ?? [];
  const groups = rest.filter((group) => group !== undefined && group !== '');
  return groups.length === 0 ? `0(${area}` : `0(${area}) ${groups.join(' ')}`;
}

/** Formats a complete number in its country's notation; Turkish 444 numbers have no area code. */
function nationalText(number: PhoneNumber): string {
  const { country, nationalNumber } = number;
  if (country !== 'TR') return number.formatNational();
  const short = /^(444)(\d)(\d{3})$/.exec(nationalNumber);
  return short
    ? short.slice(1).join(' ')
    : (turkishMobile(nationalNumber) ?? number.formatNational());
}

const parse = (text: string, country: CountryCode) => {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number : undefined;
};

const isForeign = (text: string) => /^(\+|00)/.test(text);

/**
 * Returns the typed or pasted text in the format of its country. A complete number with a country code
 * also sets the country.
 */
export function formatted({ country, text }: TypedPhone): TypedPhone {
  const typed = text.trim();
  const parsed = parse(typed, country);
  if (parsed?.country) return { country: parsed.country, text: nationalText(parsed) };
  if (isForeign(typed)) return { country, text: new AsYouType().input(typed.replace(/^00/, '+')) };
  const mobile = country === 'TR' ? turkishMobile(digitsOf(typed)) : undefined;
  return { country, text: mobile ?? new AsYouType(country).input(typed) };
}

const isDialCode = (text: string) =>
  isForeign(text) &&
  (/^(\+|00)$/.test(text) ||
    countries().some(({ code }) => code === `+${digitsOf(text).replace(/^00/, '')}`));

/**
 * Returns the value of a typed number: E.164, or null if it is empty or only a dial code. Any other text contains
 * a blank, so that it is never valid as a number.
 */
export function phoneValue({ country, text }: TypedPhone): string | null {
  const typed = text.trim();
  if (typed === '' || isDialCode(typed)) return null;
  const number = parse(typed, country);
  if (number) return number.number;
  return /\s/.test(typed) ? typed : `${typed.slice(0, 1)} ${typed.slice(1)}`.trim();
}

/** Returns the formatted text and country of a value. */
export function typedPhone(value: unknown, country: CountryCode = homeCountry()): TypedPhone {
  return formatted({ country, text: typeof value === 'string' ? value : '' });
}
