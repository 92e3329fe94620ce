import { franc } from 'franc-min';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import type { Language } from '../../../../http/call.ts';

/** Languages of replies by the ISO 639-3 codes of the detector. */
const DETECTED: Readonly<Record<string, Language>> = { tur: 'tr', eng: 'en', deu: 'de', arb: 'ar' };

/** Minimum letters of a detectable text; short ones ("Merhaba", "Hello") are detected unreliably. */
const MIN_LETTERS = 12;

const COUNTRIES: Readonly<Record<Language, readonly CountryCode[]>> = {
  tr: ['TR'],
  de: ['DE', 'AT', 'CH', 'LI'],
  ar: ['AE', 'SA', 'QA', 'KW', 'BH', 'OM', 'JO', 'LB', 'IQ', 'EG', 'SY', 'YE', 'LY'],
  en: ['GB', 'US', 'AU', 'CA', 'IE', 'NZ'],
};
const LANGUAGES: readonly Language[] = ['tr', 'de', 'ar', 'en'];

/** Data that indicates a couple's language. */
export interface LanguageHints {
  /** Texts of the couple, newest first. */
  texts: readonly string[];
  /** E.164 number; null if unknown or hidden. */
  phone: string | null;
}

function languageOfText(text: string): Language | undefined {
  const found = franc(text, { only: Object.keys(DETECTED), minLength: MIN_LETTERS });
  return DETECTED[found];
}

function languageOfPhone(phone: string): Language | undefined {
  const country = parsePhoneNumberFromString(phone)?.country;
  return country && LANGUAGES.find((language) => COUNTRIES[language].includes(country));
}

/**
 * Returns the language of replies to a couple: that of the newest text long enough to detect, otherwise that of
 * the phone's country, otherwise `otherwise`.
 */
export function coupleLanguage({ texts, phone }: LanguageHints, otherwise: Language): Language {
  for (const text of texts) {
    const language = languageOfText(text);
    if (language) return language;
  }
  return (phone === null ? undefined : languageOfPhone(phone)) ?? otherwise;
}
