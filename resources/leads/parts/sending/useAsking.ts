import { useCallback, useState } from 'react';
import { fieldMessages } from '../../../../src/engine/form/refusal.ts';
import { useAttempt } from './useAttempt.ts';
import { useRefreshLead } from './useRefreshLead.ts';
import { errorMessage } from '../../../../src/ui/errorMessage.ts';

/** Sends the answers of a dialog. Taken, it closes and the page asks anew; refused, it stays with the reason and its fields' messages. */
export function useAsking(onDone: () => void) {
  const refresh = useRefreshLead();
  const { attempt, isSending } = useAttempt();
  const [refusal, setRefusal] = useState<string>();
  /** Resolves with field messages where the answers were refused. */
  const ask = useCallback(
    async (asked: unknown, call: (idempotencyKey: string) => Promise<unknown>) => {
      setRefusal(undefined);
      const done = await attempt(asked, call);
      if (done === 'busy') return {};
      if (!done.isTaken) {
        setRefusal(errorMessage(done.error));
        return { ...fieldMessages(done.error) };
      }
      await refresh();
      onDone();
      return undefined;
    },
    [attempt, refresh, onDone],
  );
  return { ask, isActing: isSending, refusal };
}
