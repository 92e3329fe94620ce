import { useNotify } from 'react-admin';
import { useCallback } from 'react';
import { errorMessage } from './errorMessage.ts';

/** Returns a function that shows an error as a notification. */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (error) => {
      const message = errorMessage(error);
      notify(message, { type: 'error', messageArgs: { _: message } });
    },
    [notify],
  );
}
