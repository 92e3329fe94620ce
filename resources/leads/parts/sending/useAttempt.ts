import { useCallback, useRef, useState } from 'react';
import { isConflict } from '../../../../src/engine/form/refusal.ts';
import { useRefreshLead } from './useRefreshLead.ts';

/** Result of an attempt; `busy` if the previous attempt is still in progress. */
export type Attempt<T> = { isTaken: true; answer: T } | { isTaken: false; error: unknown } | 'busy';

/**
 * Runs one request at a time with an idempotency key per attempt, so that a lost response does not cause a
 * duplicate. Refetches the page after a conflict with a colleague.
 */
export function useAttempt() {
  const refresh = useRefreshLead();
  const [isSending, setSending] = useState(false);
  const intent = useRef({ text: '', key: '' });
  const isBusy = useRef(false);
  const attempt = useCallback(
    async <T>(
      request: unknown,
      call: (idempotencyKey: string) => Promise<T>,
    ): Promise<Attempt<T>> => {
      if (isBusy.current) return 'busy';
      isBusy.current = true;
      const text = JSON.stringify(request);
      if (intent.current.text !== text) intent.current = { text, key: crypto.randomUUID() };
      setSending(true);
      try {
        const answer = await call(intent.current.key);
        intent.current = { text: '', key: '' };
        return { isTaken: true, answer };
      } catch (error) {
        // Not awaited: a dialog may already offer to send anyway.
        if (isConflict(error)) void refresh();
        return { isTaken: false, error };
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
    [refresh],
  );
  return { attempt, isSending };
}
