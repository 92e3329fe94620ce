import { createContext, use, useMemo, type ReactNode } from 'react';
import { signInLater as ar } from '#i18n/ar/signInLater.ts';
import { signInLater as de } from '#i18n/de/signInLater.ts';
import { signInLater as en } from '#i18n/en/signInLater.ts';
import { signInLater as tr } from '#i18n/tr/signInLater.ts';
import { SignInContext, useTools, type SignInTools } from './signInTools.ts';
import { initialMessages, speak, type Phrase, type PhraseIn, type Speech } from './words.ts';

export const deferredMessages = { tr, en, de, ar };

/** Key of a message of the steps and pages after the first form. */
export type LaterPhrase = PhraseIn<typeof tr>;

type LaterSpeech = Speech<Phrase | LaterPhrase>;

const LaterContext = createContext<LaterSpeech | null>(null);

/** Provides the deferred messages to its children. They are part of the chunk that uses them. */
export function DeferredMessages({ children }: { children: ReactNode }) {
  const tools = useTools();
  const { language } = tools;
  const speech = useMemo<LaterSpeech>(
    () => speak({ ...initialMessages[language], ...deferredMessages[language] }, language),
    [language],
  );
  const spoken = useMemo(() => ({ ...tools, ...speech }), [tools, speech]);
  return (
    <LaterContext value={speech}>
      <SignInContext value={spoken}>{children}</SignInContext>
    </LaterContext>
  );
}

/**
 * Returns the tools of the sign-in pages with all messages.
 * @throws Error outside of DeferredMessages
 */
export function useLaterTools(): Omit<SignInTools, 't'> & LaterSpeech {
  const tools = useTools();
  const speech = use(LaterContext);
  if (!speech) throw new Error('Outside of DeferredMessages');
  return { ...tools, ...speech };
}
