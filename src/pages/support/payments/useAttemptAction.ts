import { HttpError } from 'react-admin';
import { useState } from 'react';
import { get } from '#contract/get.ts';
import { createSupportPaymentAction } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../engine/queries/useApi.ts';

type Attempt = Schemas['SupportPaymentAttempt'];
type Action = Schemas['SupportPaymentAction'];

/** Returns true if the API rejected the action (4xx), so that nothing was changed. */
const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

/**
 * Returns a function that executes an action on an attempt. Repeated calls execute it only once, even after a lost
 * response.
 * @param onStale called if the attempt may have changed since it was fetched
 */
export function useAttemptAction({ id, heldMinor }: Attempt, onStale: () => void) {
  const api = useApi();
  // Amount when the dialog was opened, not that of a list refetched since.
  const [seenMinor, setSeen] = useState<number | undefined>(heldMinor);
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  return async (action: Action): Promise<Attempt> => {
    const body =
      action.type === 'refund' ? { ...action, heldMinor: seenMinor ?? heldMinor } : action;
    const options = { params: { id }, body, idempotencyKey: intent };
    try {
      return (await api.call(createSupportPaymentAction, options)).data;
    } catch (error) {
      // Without a response it may have been executed; the same idempotency key prevents a second execution.
      if (!isRefusal(error)) throw error;
      setIntent(crypto.randomUUID());
      if (get(error.body, 'reason') === 'price_changed') setSeen(undefined);
      onStale();
      throw error;
    }
  };
}
