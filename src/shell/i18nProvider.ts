import type { I18nProvider } from 'ra-core';
import type { Language, Words } from '#i18n/words.ts';
import { chooseLanguage, languageNames, languageOf, storedLanguage } from '../ui/language.ts';
import { formatDate } from '../ui/format.ts';
import { laterWords, setLaterWords } from '../ui/laterWords.ts';
import { rawKeysAsked } from '../ui/rawKeys.ts';
import { createTranslator, type PhraseValues, type Translate } from '../ui/translator.ts';

/** Each language is two files of its own, fetched only when it is spoken. */
const load = {
  tr: { first: () => import('#i18n/tr/first.ts'), later: () => import('#i18n/tr/later.ts') },
  en: { first: () => import('#i18n/en/first.ts'), later: () => import('#i18n/en/later.ts') },
  de: { first: () => import('#i18n/de/first.ts'), later: () => import('#i18n/de/later.ts') },
  ar: { first: () => import('#i18n/ar/first.ts'), later: () => import('#i18n/ar/later.ts') },
} satisfies Record<Language, Record<'first' | 'later', () => Promise<{ words: Words }>>>;

const spoken = new Map<Language, Translate>();

/**
 * Fetches what the first screens say in a language; what the others say is fetched by the first of them.
 * An unknown language is nothing to fetch.
 */
export async function preloadWords(language: string): Promise<void> {
  const found = languageOf(language);
  if (!found || spoken.has(found)) return;
  const onMissing = import.meta.env.DEV ? reportMissing : undefined;
  const first = load[found].first().then(({ words }) => createTranslator(words, found, onMissing));
  // At once: a screen that is fetched beside these words waits for the others too.
  setLaterWords(async () => {
    const [translator, { words }] = await Promise.all([first, load[found].later()]);
    translator.add(words);
  });
  spoken.set(found, await first);
}

/** In development a phrase that is missing must be seen; a sentence given as a label is no key. */
function reportMissing(key: string): void {
  if (/^\w+(\.\w+)+$/.test(key)) reportError(new Error(`Missing phrase: ${key}`));
}

/** Writes out days (`YYYY-MM-DD`) among the values of a phrase; what is no day stays as it is. */
function writeDays(values: PhraseValues, language: Language): PhraseValues {
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values))
    written[name] =
      typeof value === 'string' && name !== '_' ? formatDate(value, language, 'written') : value;
  return written;
}

/**
 * A language for ra-core, whose words have been fetched. Changing the language keeps the choice and
 * reloads the page. With `?disableTranslation=1` the keys themselves are shown.
 * @param offered languages that may be chosen, in the order of the menu.
 */
export function i18nProviderOf(language: Language, offered: readonly Language[]): I18nProvider {
  const translate = spoken.get(language);
  if (!translate) throw new Error(`The words of ${language} have not been fetched`);
  const write: Translate = (key, values) =>
    translate(key, typeof values === 'object' ? writeDays(values, language) : values);
  return {
    translate: rawKeysAsked() ? (key: string) => key : write,
    getLocale: () => language,
    getLocales: () => offered.map((locale) => ({ locale, name: languageNames[locale] })),
    changeLocale: (locale: string) => {
      const chosen = offered.find((candidate) => candidate === locale);
      if (chosen && chosen !== storedLanguage()) chooseLanguage(chosen);
      return Promise.resolve();
    },
  };
}

/** The same with all words fetched first. */
export async function loadI18nProvider(
  language: Language,
  offered: readonly Language[],
): Promise<I18nProvider> {
  await preloadWords(language);
  await laterWords();
  return i18nProviderOf(language, offered);
}
