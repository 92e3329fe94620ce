import { useCallback, useState } from 'react';
import { fieldMessages } from '../../../../src/engine/form/refusal.ts';
import { useAttempt } from './useAttempt.ts';
import { useRefreshLead } from './useRefreshLead.ts';
import { errorMessage } from '../../../../src/ui/errorMessage.ts';

/**
 * Submits a dialog. On success it closes and the page refetches; on an error it stays open with the field
 * messages.
 */
export function useDialogSubmit(onDone: () => void) {
  const refresh = useRefreshLead();
  const { attempt, isSending } = useAttempt();
  const [refusal, setRefusal] = useState<string>();
  /** Resolves with field messages if the request was rejected. */
  const send = useCallback(
    async (request: unknown, call: (idempotencyKey: string) => Promise<unknown>) => {
      setRefusal(undefined);
      const done = await attempt(request, call);
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
  return { send, isActing: isSending, refusal };
}
