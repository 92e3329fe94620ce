import { useCallback, useState } from 'react';
import { get } from '#contract/get.ts';
import { useAttempt, type AttemptOptions } from './useAttempt.ts';
import { errorBody } from '../../../../src/engine/queries/errorBody.ts';
import { useErrorMessage } from '../../../../src/ui/useErrorMessage.ts';

/** Messages of the API by the path of their field. */
export type FieldProblems = Readonly<Record<string, string | undefined>>;

const NONE: FieldProblems = {};

function fieldProblemsOf(error: unknown): FieldProblems {
  const errors = get(errorBody(error), 'errors');
  if (typeof errors !== 'object' || errors === null) return NONE;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, messages]: [string, unknown]) =>
      typeof messages === 'string' ? [[path, messages]] : membersOf(path, messages),
    ),
  );
}

/** Returns the messages of a list and of its members, keyed `files` and `files[1]`. */
function membersOf(path: string, messages: unknown): [string, string][] {
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([member, message]: [string, unknown]) =>
    typeof message === 'string' ? [[member === 'root' ? path : `${path}[${member}]`, message]] : [],
  );
}

/** Returns true if the user aborted the request, which needs no message. */
const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Sends a form once. Keeps the errors of fields and of the whole; the caller keeps the typed values. */
export function useSending(options?: AttemptOptions) {
  const messageOf = useErrorMessage();
  const { attempt, isSending } = useAttempt(options);
  const [problem, setProblem] = useState<string>();
  const [fieldProblems, setFieldProblems] = useState(NONE);

  /** Resolves with the response, or undefined if it was rejected. */
  const send = useCallback(
    async <T>(request: unknown, call: (idempotencyKey: string) => Promise<T>) => {
      setProblem(undefined);
      setFieldProblems(NONE);
      const done = await attempt(request, call);
      if (done === 'busy') return undefined;
      if (done.isTaken) return done.answer;
      if (isStopped(done.error)) return undefined;
      setFieldProblems(fieldProblemsOf(done.error));
      setProblem(messageOf(done.error));
      return undefined;
    },
    [messageOf, attempt],
  );
  return { send, isSending, problem, fieldProblems };
}
