import type { Language } from '#i18n/messages.ts';
import { languageOf } from './language.ts';

/** Home region of a deployment. */
export interface Region {
  /** Offered languages, whose regions decide how dates and numbers are written: `ar-SA`. */
  readonly languages: readonly string[];
  /** Two letters; whose phone numbers are written without a code. */
  readonly country: string;
  /** Three letters; of amounts that name none. */
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
/** Of this region: asking the browser takes a third of a millisecond, and every cell of a list asks. */
let tags: Partial<Record<Language, string>> = {};

/** The region of this page. */
export const region = (): Region => here;

/** Said once, before anything is drawn: a page belongs to one deployment. */
export function setRegion(next: Region): void {
  here = next;
  tags = {};
}

/** The currency of amounts that the contract gives one, or leaves to the deployment. */
export const currencyOf = (named: string | undefined): string =>
  named === undefined || named === 'home' ? here.currency : named;

const regions: Readonly<Record<Language, string>> = { tr: 'TR', en: 'GB', de: 'DE', ar: 'AE' };

/** Browsers know no habits of English in Saudi Arabia and would take those of the United States. */
const isWritten = (tag: string) => new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag;

function tagOf(language: Language): string {
  const offered = here.languages.find((tag) => languageOf(tag) === language);
  return offered !== undefined && isWritten(offered) ? offered : `${language}-${regions[language]}`;
}

/** A language with its region here: `en` is `en-US` where that is offered. */
export const regionalTag = (language: Language): string => (tags[language] ??= tagOf(language));
