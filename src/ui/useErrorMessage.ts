import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { errorMessage } from './errorMessage.ts';

/** Returns a function that translates an error into a sentence for the user. */
export function useErrorMessage(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (error) => {
      const message = errorMessage(error);
      // Sentences from the API are already translated.
      return translate(message, { _: message });
    },
    [translate],
  );
}
