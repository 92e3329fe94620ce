import { HttpError, useNotify } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { purchasePayments } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import { useForgetPayments, type Attempt } from './checkoutQueries.ts';

const isPaidAlready = (error: unknown): boolean =>
  error instanceof HttpError && get(error.body, 'reason') === 'already_paid';

/** Begins an attempt, once however often it is pressed; what fails is said and can be tried again. */
export function usePurchase(onBegun: (attempt: Attempt) => void) {
  const api = useApi();
  const forget = useForgetPayments();
  const notify = useNotify();
  const isBusy = useRef(false);
  const [isPaying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const pay = useCallback(
    async (bodyOf: () => Promise<Schemas['Purchase'] | string>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setPaying(true);
      setRefusal(undefined);
      try {
        const body = await bodyOf();
        if (typeof body === 'string') {
          setRefusal(body);
          return;
        }
        // Each try is an intent of its own: a token pays once.
        const idempotencyKey = crypto.randomUUID();
        const { data } = await api.call(purchasePayments, { body, idempotencyKey });
        onBegun(data);
      } catch (error) {
        // Where nothing else waits the form goes with its words: this one stays above the page that follows.
        if (isPaidAlready(error)) notify(errorMessage(error), { type: 'info' });
        else setRefusal(errorMessage(error));
        // It may have begun all the same: the page looks.
        await forget();
      } finally {
        isBusy.current = false;
        setPaying(false);
      }
    },
    [api, forget, notify, onBegun],
  );
  const clearRefusal = useCallback(() => setRefusal(undefined), []);
  return { pay, isPaying, refusal, clearRefusal };
}
