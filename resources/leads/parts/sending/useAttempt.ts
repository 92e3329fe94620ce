import { useCallback, useRef, useState } from 'react';
import { isConflict } from '../../../../src/engine/form/refusal.ts';
import { useRefreshLead } from './useRefreshLead.ts';

/** Result of an attempt; `busy` if the previous attempt is still in progress. */
export type Attempt<T> = { isTaken: true; answer: T } | { isTaken: false; error: unknown } | 'busy';

export interface AttemptOptions {
  /**
   * False to allow the next attempt before the refetch after a conflict has ended. It must then not depend on the
   * record's version.
   */
  waitsForRefresh?: boolean;
}

/**
 * Runs one request at a time with an idempotency key per attempt, so that a lost response does not cause a
 * duplicate. Refetches the page after a conflict with a colleague.
 */
export function useAttempt({ waitsForRefresh = true }: AttemptOptions = {}) {
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
        const refreshed = isConflict(error) ? refresh() : undefined;
        if (waitsForRefresh) await refreshed;
        return { isTaken: false, error };
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
    [refresh, waitsForRefresh],
  );
  return { attempt, isSending };
}
