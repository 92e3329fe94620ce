import { HttpError, useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { valueAt } from '../../../../src/engine/fields/field.ts';
import { isConflict } from '../../../../src/engine/views/refusal.ts';
import { useRefreshLead } from './useRefreshLead.ts';

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

/**
 * Sends something once however often it is pressed. What was refused is told here, for the field or
 * for the whole, and the caller keeps what was typed; one intent has one key, so that a lost answer
 * does not make two.
 */
export function useSending() {
  const translate = useTranslate();
  const refresh = useRefreshLead();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fieldProblems, setFieldProblems] = useState(NONE);
  const intent = useRef({ text: '', key: '' });
  const isBusy = useRef(false);

  /** Resolves with the answer, or undefined where it was refused. */
  const send = useCallback(
    async <T>(asked: unknown, call: (idempotencyKey: string) => Promise<T>) => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      const text = JSON.stringify(asked);
      if (intent.current.text !== text) intent.current = { text, key: crypto.randomUUID() };
      setSending(true);
      setProblem(undefined);
      setFieldProblems(NONE);
      try {
        const answer = await call(intent.current.key);
        intent.current = { text: '', key: '' };
        return answer;
      } catch (error) {
        const words = error instanceof Error ? error.message : 'ui.state.error';
        setFieldProblems(fieldProblemsOf(error));
        setProblem(translate(words, { _: words }));
        // What is shown of it is out of date: a colleague was faster.
        if (isConflict(error)) await refresh();
        return undefined;
      } finally {
        isBusy.current = false;
        setSending(false);
      }
    },
    [translate, refresh],
  );
  return { send, isSending, problem, fieldProblems };
}
