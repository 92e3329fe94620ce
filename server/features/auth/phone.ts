import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/** A phone number in any usual spelling as E.164; undefined where no such number can exist. */
export function toE164(text: string, country: CountryCode): string | undefined {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number.number : undefined;
}
