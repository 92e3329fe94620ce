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

/** A number as it stands in the box, and the country whose plan it is read by. */
interface TypedPhone {
  readonly country: CountryCode;
  readonly text: string;
}

/** Countries with the code that is dialled before their numbers. */
export const countries = () =>
  getCountries().map((country) => ({ country, code: `+${getCountryCallingCode(country)}` }));

export const countryOf = (text: string): CountryCode =>
  isSupportedCountry(text) ? text : homeCountry();

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** 0(532) 123 45 67 as far as it is typed; undefined for what is no Turkish mobile number. */
function turkishMobile(digits: string): string | undefined {
  const [, number] = /^0?(5\d{0,9})$/.exec(digits) ?? [];
  if (number === undefined) return undefined;
  const [, area = '', ...rest] = /^(\d{1,3})(\d{1,3})?(\d{1,2})?(\d{1,2})?$/.exec(number) ?? [];
  const groups = rest.filter((group) => group !== undefined && group !== '');
  return groups.length === 0 ? `0(${area}` : `0(${area}) ${groups.join(' ')}`;
}

/** A whole number as its country writes it; 444 numbers have no code before them. */
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
  const whole = parse(typed, country);
  if (whole?.country) return { country: whole.country, text: nationalText(whole) };
  if (isForeign(typed)) return { country, text: new AsYouType().input(typed.replace(/^00/, '+')) };
  const mobile = country === 'TR' ? turkishMobile(digitsOf(typed)) : undefined;
  return { country, text: mobile ?? new AsYouType(country).input(typed) };
}

const isDialCode = (text: string) =>
  isForeign(text) &&
  (/^(\+|00)$/.test(text) ||
    countries().some(({ code }) => code === `+${digitsOf(text).replace(/^00/, '')}`));

/**
 * The value that a typed number stands for: E.164, or null where there is none or only its dial code. What is no
 * number stays as it was typed, with a blank in it, so that it can never pass for one.
 */
export function phoneValue({ country, text }: TypedPhone): string | null {
  const typed = text.trim();
  if (typed === '' || isDialCode(typed)) return null;
  const number = parse(typed, country);
  if (number) return number.number;
  return /\s/.test(typed) ? typed : `${typed.slice(0, 1)} ${typed.slice(1)}`.trim();
}

/** A value as it stands in the box. */
export function typedPhone(value: unknown, country: CountryCode = homeCountry()): TypedPhone {
  return formatted({ country, text: typeof value === 'string' ? value : '' });
}
