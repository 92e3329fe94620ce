import type { I18nProvider } from 'ra-core';
import type { Language, Words } from '#i18n/words.ts';
import { chooseLanguage, languageNames, languageOf, storedLanguage } from '../ui/language.ts';
import { rawKeysAsked } from '../ui/rawKeys.ts';
import { createTranslator, type Translate } from '../ui/translator.ts';

/** Each language is a file of its own and is fetched only when it is spoken. */
const load = {
  tr: () => import('#i18n/tr/index.ts'),
  en: () => import('#i18n/en/index.ts'),
  de: () => import('#i18n/de/index.ts'),
  ar: () => import('#i18n/ar/index.ts'),
} satisfies Record<Language, () => Promise<{ words: Words }>>;

const spoken = new Map<Language, Translate>();

/** Fetches the words of a language before they are needed; an unknown language is nothing to fetch. */
export async function preloadWords(language: string): Promise<void> {
  const found = languageOf(language);
  if (!found || spoken.has(found)) return;
  const { words } = await load[found]();
  const onMissing = import.meta.env.DEV ? reportMissing : undefined;
  spoken.set(found, createTranslator(words, found, onMissing));
}

/** In development a phrase that is missing must be seen; a sentence given as a label is no key. */
function reportMissing(key: string): void {
  if (/^\w+(\.\w+)+$/.test(key)) reportError(new Error(`Missing phrase: ${key}`));
}

/**
 * A language for ra-core, whose words have been fetched. Changing the language keeps the choice and
 * reloads the page. With `?disableTranslation=1` the keys themselves are shown.
 * @param offered languages that may be chosen, in the order of the menu.
 */
export function i18nProviderOf(language: Language, offered: readonly Language[]): I18nProvider {
  const translate = spoken.get(language);
  if (!translate) throw new Error(`The words of ${language} have not been fetched`);
  return {
    translate: rawKeysAsked() ? (key: string) => key : translate,
    getLocale: () => language,
    getLocales: () => offered.map((locale) => ({ locale, name: languageNames[locale] })),
    changeLocale: (locale: string) => {
      const chosen = offered.find((candidate) => candidate === locale);
      if (chosen && chosen !== storedLanguage()) chooseLanguage(chosen);
      return Promise.resolve();
    },
  };
}

/** The same with the words fetched first. */
export async function loadI18nProvider(
  language: Language,
  offered: readonly Language[],
): Promise<I18nProvider> {
  await preloadWords(language);
  return i18nProviderOf(language, offered);
}
