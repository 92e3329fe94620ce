import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/** Converts a phone number in any usual spelling to E.164; returns undefined for an invalid number. */
export function toE164(text: string, country: CountryCode): string | undefined {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number.number : undefined;
}
