import type { I18nProvider } from 'react-admin';
import type { Language } from '#i18n/messages.ts';
import { chooseLanguage, languageNames, storedLanguage } from '../ui/language.ts';
import { formatDate, formatNumber } from '../ui/format.ts';
import { deferredMessages } from '../ui/deferredMessages.ts';
import { rawKeysRequested } from '../ui/rawKeys.ts';
import type { PhraseValues, Translate } from '../ui/translator.ts';
import { preloadMessages, translatorOf } from './preloadMessages.ts';

/** Maximum number of digits in a limit. */
const LIMIT_DIGITS = 10;

/**
 * Formats ISO days (`YYYY-MM-DD`) among the values of a message, and the limits of validation messages as
 * number fields do: `99.999.999`. Other values stay unchanged.
 */
function writeValues(key: string, values: PhraseValues, language: Language): PhraseValues {
  const written: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' && name !== '_')
      written[name] = formatDate(value, language, 'written');
    // `smart_count` selects the plural form and must stay a number.
    if (typeof value === 'number' && name !== 'smart_count' && key.startsWith('validation.'))
      written[name] = formatNumber(value, language, LIMIT_DIGITS);
  }
  return written;
}

/**
 * Creates react-admin's i18n provider of a language with loaded messages. Changing the language stores the
 * choice and reloads the page. With `?disableTranslation=1` it returns the keys.
 * @param offered selectable languages, in menu order
 * @throws Error if the messages are not loaded
 */
export function i18nProviderOf(language: Language, offered: readonly Language[]): I18nProvider {
  const translate = translatorOf(language);
  if (!translate) throw new Error(`The words of ${language} have not been fetched`);
  const write: Translate = (key, values) =>
    translate(key, typeof values === 'object' ? writeValues(key, values, language) : values);
  return {
    translate: rawKeysRequested() ? (key: string) => key : write,
    getLocale: () => language,
    getLocales: () => offered.map((locale) => ({ locale, name: languageNames[locale] })),
    changeLocale: (locale: string) => {
      const chosen = offered.find((candidate) => candidate === locale);
      if (chosen && chosen !== storedLanguage()) chooseLanguage(chosen);
      return Promise.resolve();
    },
  };
}

/** Creates the i18n provider after loading all messages of the language. */
export async function loadI18nProvider(
  language: Language,
  offered: readonly Language[],
): Promise<I18nProvider> {
  await preloadMessages(language);
  await deferredMessages();
  return i18nProviderOf(language, offered);
}
