import type { I18nProvider } from 'react-admin';
import type { Language } from '#i18n/messages.ts';
import { chooseLanguage, languageNames, storedLanguage } from '../ui/language.ts';
import { formatDate } from '../ui/format.ts';
import { deferredMessages } from '../ui/deferredMessages.ts';
import { rawKeysAsked } from '../ui/rawKeys.ts';
import type { PhraseValues, Translate } from '../ui/translator.ts';
import { preloadMessages, translatorOf } from './preloadMessages.ts';

/** Writes out days (`YYYY-MM-DD`) among the values of a phrase; what is no day stays as it is. */
function writeDays(values: PhraseValues, language: Language): PhraseValues {
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values))
    written[name] =
      typeof value === 'string' && name !== '_' ? formatDate(value, language, 'written') : value;
  return written;
}

/**
 * A language for react-admin, whose words have been fetched. Changing the language keeps the choice and
 * reloads the page. With `?disableTranslation=1` the keys themselves are shown.
 * @param offered languages that may be chosen, in the order of the menu.
 */
export function i18nProviderOf(language: Language, offered: readonly Language[]): I18nProvider {
  const translate = translatorOf(language);
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
  await preloadMessages(language);
  await deferredMessages();
  return i18nProviderOf(language, offered);
}
