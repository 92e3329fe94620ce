import { useState } from 'react';
import { useErrorMessage } from '../../ui/useErrorMessage.ts';
import { firstListed } from './refusal.ts';

/**
 * Runs calls one at a time beside a button: `isBusy` while one runs, `problem` why the last one failed, in the user's
 * language.
 *
 * @example
 * const { attempt, isBusy, problem } = useAttempt();
 * const add = (file: File) => attempt(() => api.call(createDiscountDocument, { params, body }));
 */
export function useAttempt() {
  const messageOf = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Resolves with what the call answers; undefined where it failed. */
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
