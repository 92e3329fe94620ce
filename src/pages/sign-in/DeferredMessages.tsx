import { createContext, use, useMemo, type ReactNode } from 'react';
import { signInLater as ar } from '#i18n/ar/signInLater.ts';
import { signInLater as de } from '#i18n/de/signInLater.ts';
import { signInLater as en } from '#i18n/en/signInLater.ts';
import { signInLater as tr } from '#i18n/tr/signInLater.ts';
import { SignInContext, useTools, type SignInTools } from './signInTools.ts';
import {
  initialMessages,
  createTranslations,
  type Phrase,
  type PhraseIn,
  type Translations,
} from './translations.ts';

export const deferredMessages = { tr, en, de, ar };

/** Key of a message of the steps and pages after the first form. */
export type LaterPhrase = PhraseIn<typeof tr>;

type LaterTranslations = Translations<Phrase | LaterPhrase>;

const LaterContext = createContext<LaterTranslations | null>(null);

/** Provides the deferred messages to its children. They are part of the chunk that uses them. */
export function DeferredMessages({ children }: { children: ReactNode }) {
  const tools = useTools();
  const { language } = tools;
  const translations = useMemo<LaterTranslations>(
    () =>
      createTranslations({ ...initialMessages[language], ...deferredMessages[language] }, language),
    [language],
  );
  const merged = useMemo(() => ({ ...tools, ...translations }), [tools, translations]);
  return (
    <LaterContext value={translations}>
      <SignInContext value={merged}>{children}</SignInContext>
    </LaterContext>
  );
}

/**
 * Returns the tools of the sign-in pages with all messages.
 * @throws Error outside of DeferredMessages
 */
export function useLaterTools(): Omit<SignInTools, 't'> & LaterTranslations {
  const tools = useTools();
  const translations = use(LaterContext);
  if (!translations) throw new Error('Outside of DeferredMessages');
  return { ...tools, ...translations };
}
