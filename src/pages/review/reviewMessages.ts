import { review as ar } from '#i18n/ar/review.ts';
import { review as de } from '#i18n/de/review.ts';
import { review as en } from '#i18n/en/review.ts';
import { review as tr } from '#i18n/tr/review.ts';
import type { Language, Shape } from '#i18n/messages.ts';
import { createTranslator } from '../../ui/translator.ts';

const messages: Readonly<Record<Language, Shape<typeof tr>>> = { tr, en, de, ar };

/** The keys of words, such as `thanks.text`. */
type PhraseIn<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PhraseIn<T[K]>}`;
}[keyof T & string];

export type ReviewPhrase = PhraseIn<typeof tr>;

/** Translates a phrase of the page into the couple's language. */
export type Translate = (
  phrase: ReviewPhrase,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Returns the translator of a language. */
export function reviewTranslator(language: Language): Translate {
  return createTranslator(messages[language], language);
}
