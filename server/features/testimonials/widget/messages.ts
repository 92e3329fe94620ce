import { publicReviews as ar } from '#i18n/ar/publicReviews.ts';
import { publicReviews as de } from '#i18n/de/publicReviews.ts';
import { publicReviews as en } from '#i18n/en/publicReviews.ts';
import { publicReviews as tr } from '#i18n/tr/publicReviews.ts';
import type { Shape } from '#i18n/messages.ts';
import type { Language } from '../../../http/call.ts';
import { fill } from '../../../http/messages.ts';
import { LOCALES } from '../../../http/writtenDay.ts';

const MESSAGES: Record<Language, Shape<typeof tr>> = { tr, en, de, ar };

type Phrase = keyof typeof tr;

/** Returns a phrase of the public reviews in a language. */
export const reviewPhrase = (
  language: Language,
  phrase: Phrase,
  params: Record<string, string | number> = {},
): string => fill(MESSAGES[language][phrase], params);

const STARS = ['star1', 'star2', 'star3', 'star4', 'star5'] as const;

/** Returns the names of one to five stars. */
export const starNames = (language: Language): string[] =>
  STARS.map((star) => reviewPhrase(language, star));

/** Formats a mean with one decimal in a language. */
export const writtenMean = (language: Language, mean: number): string =>
  new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(mean);

/** Formats an instant as month and year; a day could reveal the wedding day. */
export const writtenMonth = (language: Language, moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
  }).format(new Date(moment));
