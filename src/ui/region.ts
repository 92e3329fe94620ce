import type { Language } from '#i18n/messages.ts';
import { languageOf } from './language.ts';

/** Home region of a deployment. */
export interface Region {
  /** Offered languages; their regions determine the notation of dates and numbers: `ar-SA`. */
  readonly languages: readonly string[];
  /** ISO 3166 country code, whose phone numbers are written without a prefix. */
  readonly country: string;
  /** ISO 4217 currency of amounts without one. */
  readonly currency: string;
  /** Time zone of the days and hours shown, regardless of the reader's location. */
  readonly timeZone: string;
  /** Centre of an empty map. */
  readonly middle: { readonly latitude: number; readonly longitude: number };
}

export const turkey: Region = {
  languages: [],
  country: 'TR',
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  middle: { latitude: 41, longitude: 29 },
};

let here = turkey;
/** Cached tags of this region: the browser needs 0.3 ms for each, and every cell of a list needs one. */
let tags: Partial<Record<Language, string>> = {};

/** Returns the region of this page. */
export const region = (): Region => here;

/** Sets the region, once before the first render: a page belongs to one deployment. */
export function setRegion(next: Region): void {
  here = next;
  tags = {};
}

/** Returns the currency that the contract names; `home` and undefined select the deployment's. */
export const currencyOf = (named: string | undefined): string =>
  named === undefined || named === 'home' ? here.currency : named;

const regions: Readonly<Record<Language, string>> = { tr: 'TR', en: 'GB', de: 'DE', ar: 'AE' };

/**
 * Returns true if the browser supports the exact tag. For English in Saudi Arabia it would fall back to that
 * of the United States.
 */
const isWritten = (tag: string) => new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag;

function tagOf(language: Language): string {
  const offered = here.languages.find((tag) => languageOf(tag) === language);
  return offered !== undefined && isWritten(offered) ? offered : `${language}-${regions[language]}`;
}

/** Returns the tag of a language with its region: `en` is `en-US` if that is offered. */
export const regionalTag = (language: Language): string => (tags[language] ??= tagOf(language));
