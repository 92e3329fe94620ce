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
import { rawKeysRequested } from '../../ui/rawKeys.ts';
import { createTranslator } from '../../ui/translator.ts';

const tr = { ...signInTr, app: appTr, apiErrors: apiErrorsTr };

/** Messages of all languages in one file, since they take less time to load than another round trip. */
export const initialMessages: Readonly<Record<Language, Shape<typeof tr>>> = {
  tr,
  en: { ...signInEn, app: appEn, apiErrors: apiErrorsEn },
  de: { ...signInDe, app: appDe, apiErrors: apiErrorsDe },
  ar: { ...signInAr, app: appAr, apiErrors: apiErrorsAr },
};

/** Keys of messages, such as `login.title`. */
export type PhraseIn<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PhraseIn<T[K]>}`;
}[keyof T & string];

/** Key of an initial message. */
export type Phrase = PhraseIn<typeof tr>;

export interface Translations<P extends string = Phrase> {
  /** Translates a key with its values. */
  readonly t: (phrase: P, values?: Readonly<Record<string, string | number>>) => string;
  /** Translates a key; returns any other text unchanged, as errors carry both. */
  readonly translateText: (message: string) => string;
}

/** Creates the translation functions of a language; they return the raw keys if those are requested. */
export function createTranslations<P extends string>(
  messages: Messages,
  language: Language,
): Translations<P> {
  if (rawKeysRequested()) return { t: (phrase) => phrase, translateText: (message) => message };
  const translate = createTranslator(messages, language);
  return { t: translate, translateText: (message) => translate(message, { _: message }) };
}
