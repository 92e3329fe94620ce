import { useNotify } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import type { AnyRecord } from '../../definition/anyDefinition.ts';
import { fieldMessages, messageOf, staleRecord } from '../refusal.ts';

/** What becomes of a save that failed: wrong fields tell it themselves, a newer record waits in `theirs`, anything else is notified. */
export function useSaveFailure() {
  const notify = useNotify();
  const failure = useRef<unknown>(undefined);
  const [theirs, setTheirs] = useState<AnyRecord>();
  const onError = useCallback(
    (error: unknown) => {
      failure.current = error;
      const current = staleRecord(error);
      if (current) setTheirs(current);
      else if (!fieldMessages(error))
        notify(messageOf(error), { type: 'error', messageArgs: { _: messageOf(error) } });
    },
    [notify],
  );
  return { failure, onError, theirs, setTheirs };
}
