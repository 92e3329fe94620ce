import { apiErrors as apiErrorsAr } from '#i18n/ar/apiErrors.ts';
import { app as appAr } from '#i18n/ar/app.ts';
import { signIn as signInAr } from '#i18n/ar/signIn.ts';
import { apiErrors as apiErrorsDe } from '#i18n/de/apiErrors.ts';
import { app as appDe } from '#i18n/de/app.ts';
import { signIn as signInDe } from '#i18n/de/signIn.ts';
import { apiErrors as apiErrorsEn } from '#i18n/en/apiErrors.ts';
import { app as appEn } from '#i18n/en/app.ts';
import { signIn as signInEn } from '#i18n/en/signIn.ts';
import { apiErrors as apiErrorsTr } from '#i18n/tr/apiErrors.ts';
import { app as appTr } from '#i18n/tr/app.ts';
import { signIn as signInTr } from '#i18n/tr/signIn.ts';
import type { Language, Shape, Messages } from '#i18n/messages.ts';
import { rawKeysAsked } from '../../ui/rawKeys.ts';
import { createTranslator } from '../../ui/translator.ts';

const tr = { ...signInTr, app: appTr, apiErrors: apiErrorsTr };

/** All four at once: the words of the first form are smaller than a round trip is long. */
export const initialMessages: Readonly<Record<Language, Shape<typeof tr>>> = {
  tr,
  en: { ...signInEn, app: appEn, apiErrors: apiErrorsEn },
  de: { ...signInDe, app: appDe, apiErrors: apiErrorsDe },
  ar: { ...signInAr, app: appAr, apiErrors: apiErrorsAr },
};

/** The keys of words, such as `login.title`. */
export type PhraseIn<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PhraseIn<T[K]>}`;
}[keyof T & string];

/** A key of the words that are there from the start. */
export type Phrase = PhraseIn<typeof tr>;

export interface Speech<P extends string = Phrase> {
  /** The words of a key, with what is put into them. */
  readonly t: (phrase: P, values?: Readonly<Record<string, string | number>>) => string;
  /** A message that is either a key of these words or words already, as errors carry them. */
  readonly say: (message: string) => string;
}

/** Speaks words of a language; shows the keys themselves where raw keys are asked for. */
export function speak<P extends string>(words: Messages, language: Language): Speech<P> {
  if (rawKeysAsked()) return { t: (phrase) => phrase, say: (message) => message };
  const translate = createTranslator(words, language);
  return { t: translate, say: (message) => translate(message, { _: message }) };
}
