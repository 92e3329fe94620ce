import type { Language, Messages } from '#i18n/messages.ts';
import { languageOf } from '../ui/language.ts';
import { setDeferredMessages } from '../ui/deferredMessages.ts';
import { createTranslator, type Translate } from '../ui/translator.ts';

/** Messages of each language in two files, fetched only when the language is active. */
const load = {
  tr: { first: () => import('#i18n/tr/first.ts'), later: () => import('#i18n/tr/later.ts') },
  en: { first: () => import('#i18n/en/first.ts'), later: () => import('#i18n/en/later.ts') },
  de: { first: () => import('#i18n/de/first.ts'), later: () => import('#i18n/de/later.ts') },
  ar: { first: () => import('#i18n/ar/first.ts'), later: () => import('#i18n/ar/later.ts') },
} satisfies Record<Language, Record<'first' | 'later', () => Promise<{ messages: Messages }>>>;

const translators = new Map<Language, Translate>();

/** Returns the translator of a language; undefined until its messages are loaded. */
export const translatorOf = (language: Language): Translate | undefined =>
  translators.get(language);

/**
 * Fetches the messages of the first screens in a language, and registers the fetching of the others. Ignores
 * an unknown language.
 */
export async function preloadMessages(language: string): Promise<void> {
  const found = languageOf(language);
  if (!found || translators.has(found)) return;
  const onMissing = import.meta.env.DEV ? reportMissing : undefined;
  const first = load[found]
    .first()
    .then(({ messages }) => createTranslator(messages, found, onMissing));
  // Registered before the first file is loaded, since a screen fetched meanwhile needs the other messages
  // too.
  setDeferredMessages(async () => {
    const [translator, { messages }] = await Promise.all([first, load[found].later()]);
    translator.add(messages);
  });
  translators.set(found, await first);
}

/** Reports a missing message in development; ignores plain sentences that serve as labels. */
function reportMissing(key: string): void {
  if (/^\w+(\.\w+)+$/.test(key)) reportError(new Error(`Missing phrase: ${key}`));
}
