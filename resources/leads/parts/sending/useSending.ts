import { HttpError, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { valueAt } from '../../../../src/engine/fields/field.ts';
import { messageOf } from '../../../../src/engine/views/refusal.ts';
import { useAttempt } from './useAttempt.ts';

/** Messages of the API by the path of their field. */
export type FieldProblems = Readonly<Record<string, string | undefined>>;

const NONE: FieldProblems = {};

function fieldProblemsOf(error: unknown): FieldProblems {
  const errors = error instanceof HttpError ? valueAt(error.body, 'errors') : undefined;
  if (typeof errors !== 'object' || errors === null) return NONE;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, told]) => {
      const words: unknown = Array.isArray(told) ? told.find((one) => one !== null) : told;
      return typeof words === 'string' ? [[path, words]] : [];
    }),
  );
}

/** Sends what was typed once. What was refused is told here, for the field or for the whole; the caller keeps what was typed. */
export function useSending() {
  const translate = useTranslate();
  const { attempt, isSending } = useAttempt();
  const [problem, setProblem] = useState<string>();
  const [fieldProblems, setFieldProblems] = useState(NONE);

  /** Resolves with the answer, or undefined where it was refused. */
  const send = useCallback(
    async <T>(asked: unknown, call: (idempotencyKey: string) => Promise<T>) => {
      setProblem(undefined);
      setFieldProblems(NONE);
      const done = await attempt(asked, call);
      if (done === 'busy') return undefined;
      if (done.isTaken) return done.answer;
      const words = messageOf(done.error);
      setFieldProblems(fieldProblemsOf(done.error));
      setProblem(translate(words, { _: words }));
      return undefined;
    },
    [translate, attempt],
  );
  return { send, isSending, problem, fieldProblems };
}
