import { useState } from 'react';
import { useErrorMessage } from '../../ui/useErrorMessage.ts';
import { firstListed } from './refusal.ts';

/**
 * Returns a function that runs a call for a button outside of a form. `isBusy` is true while it runs; `problem` is
 * the error message of the last call in the user's language.
 * @example
 * const { attempt, isBusy, problem } = useAttempt();
 * const add = (file: File) => attempt(() => api.call(createDiscountDocument, { params, body }));
 */
export function useAttempt() {
  const messageOf = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Resolves to the result of the call; undefined if it failed. */
  const attempt = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      return await call();
    } catch (error) {
      setProblem(firstListed(error) ?? messageOf(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, isBusy, problem };
}
