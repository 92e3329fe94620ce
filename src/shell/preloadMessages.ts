import type { Language, Messages } from '#i18n/messages.ts';
import { languageOf } from '../ui/language.ts';
import { setDeferredMessages } from '../ui/deferredMessages.ts';
import { createTranslator, type Translate } from '../ui/translator.ts';

/** Each language is two files of its own, fetched only when it is spoken. */
const load = {
  tr: { first: () => import('#i18n/tr/first.ts'), later: () => import('#i18n/tr/later.ts') },
  en: { first: () => import('#i18n/en/first.ts'), later: () => import('#i18n/en/later.ts') },
  de: { first: () => import('#i18n/de/first.ts'), later: () => import('#i18n/de/later.ts') },
  ar: { first: () => import('#i18n/ar/first.ts'), later: () => import('#i18n/ar/later.ts') },
} satisfies Record<Language, Record<'first' | 'later', () => Promise<{ messages: Messages }>>>;

const translators = new Map<Language, Translate>();

/** The translator of a language whose words have been fetched. */
export const translatorOf = (language: Language): Translate | undefined =>
  translators.get(language);

/**
 * Fetches what the first screens say in a language; what the others say is fetched by the first of them.
 * An unknown language is nothing to fetch.
 */
export async function preloadMessages(language: string): Promise<void> {
  const found = languageOf(language);
  if (!found || translators.has(found)) return;
  const onMissing = import.meta.env.DEV ? reportMissing : undefined;
  const first = load[found]
    .first()
    .then(({ messages }) => createTranslator(messages, found, onMissing));
  // At once: a screen that is fetched beside these words waits for the others too.
  setDeferredMessages(async () => {
    const [translator, { messages }] = await Promise.all([first, load[found].later()]);
    translator.add(messages);
  });
  translators.set(found, await first);
}

/** In development a phrase that is missing must be seen; a sentence given as a label is no key. */
function reportMissing(key: string): void {
  if (/^\w+(\.\w+)+$/.test(key)) reportError(new Error(`Missing phrase: ${key}`));
}
