import { useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { fieldMessages, isConflict, messageOf } from '../../../../src/engine/views/refusal.ts';
import { useRefreshLead } from './useRefreshLead.ts';

/**
 * Sends the answers of a dialog once, with one key for one intent. Taken, the dialog closes and the
 * page asks anew; refused, it stays as it is, with the reason and the messages of its fields.
 */
export function useAsking(onDone: () => void) {
  const refresh = useRefreshLead();
  const translate = useTranslate();
  const [isActing, setActing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const intent = useRef({ text: '', key: '' });
  const isBusy = useRef(false);
  /** Resolves with field messages where the answers were refused. */
  const ask = useCallback(
    async (asked: unknown, call: (idempotencyKey: string) => Promise<unknown>) => {
      if (isBusy.current) return {};
      isBusy.current = true;
      const text = JSON.stringify(asked);
      if (intent.current.text !== text) intent.current = { text, key: crypto.randomUUID() };
      setActing(true);
      setRefusal(undefined);
      try {
        await call(intent.current.key);
        await refresh();
        onDone();
        return undefined;
      } catch (error) {
        const words = messageOf(error);
        setRefusal(translate(words, { _: words }));
        if (isConflict(error)) await refresh();
        return { ...fieldMessages(error) };
      } finally {
        isBusy.current = false;
        setActing(false);
      }
    },
    [refresh, translate, onDone],
  );
  return { ask, isActing, refusal };
}
