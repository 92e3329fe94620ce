import { HttpError } from 'react-admin';
import { useState } from 'react';
import { get } from 'react-hook-form';
import { createSupportPaymentAction } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../engine/queries/useApi.ts';

type Attempt = Schemas['SupportPaymentAttempt'];
type Action = Schemas['SupportPaymentAction'];

/** Returns true for an answer by which nothing was done. */
const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

/**
 * Returns what does something about an attempt once, however often it is pressed and whatever becomes of the line.
 * @param onStale is called where the attempt may have changed since it was read
 */
export function useAttemptAction({ id, heldMinor }: Attempt, onStale: () => void) {
  const api = useApi();
  // As it stood when the dialog was opened, not what a list that is fetched again has by now.
  const [seenMinor, setSeen] = useState<number | undefined>(heldMinor);
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  return async (action: Action): Promise<Attempt> => {
    const body =
      action.type === 'refund' ? { ...action, heldMinor: seenMinor ?? heldMinor } : action;
    const options = { params: { id }, body, idempotencyKey: intent };
    try {
      return (await api.call(createSupportPaymentAction, options)).data;
    } catch (error) {
      // Without an answer it may have been carried out: the same intent is carried out once.
      if (!isRefusal(error)) throw error;
      setIntent(crypto.randomUUID());
      if (get(error.body, 'reason') === 'price_changed') setSeen(undefined);
      onStale();
      throw error;
    }
  };
}
