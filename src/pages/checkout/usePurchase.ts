import { HttpError, useNotify } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { get } from '#contract/get.ts';
import { purchasePayments } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import { useForgetPayments, type Attempt } from './checkoutQueries.ts';

const isPaidAlready = (error: unknown): boolean =>
  error instanceof HttpError && get(error.body, 'reason') === 'already_paid';

/**
 * Returns a function that starts a payment attempt. Ignores calls while one runs; an error is shown and can
 * be retried.
 */
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
        // Each attempt has its own idempotency key, since a token pays only once.
        const idempotencyKey = crypto.randomUUID();
        const { data } = await api.call(purchasePayments, { body, idempotencyKey });
        onBegun(data);
      } catch (error) {
        // If no other payment is open, the form unmounts with its message; a notification persists on the
        // next page.
        if (isPaidAlready(error)) notify(errorMessage(error), { type: 'info' });
        else setRefusal(errorMessage(error));
        // The attempt may have started despite the error, so it is refetched.
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
