import { I18nContextProvider, useI18nProvider } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { FormMessages } from './apiFormResource.ts';

interface FormMessagesProviderProps {
  messages: FormMessages;
  children: ReactNode;
}

/** Adds the messages of an API form to the translations; other messages are unchanged. */
export function FormMessagesProvider({ messages, children }: FormMessagesProviderProps) {
  const around = useI18nProvider();
  const value = useMemo(
    () => ({
      ...around,
      translate: (key: string, options?: object): string =>
        Object.hasOwn(messages, key) ? (messages[key] ?? '') : around.translate(key, options),
    }),
    [around, messages],
  );
  return <I18nContextProvider value={value}>{children}</I18nContextProvider>;
}
