import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { staleRecord, unplacedMessages } from './refusal.ts';

/** Error of a form whose save failed without an invalid field. */
export const NOT_SAVED = { root: { serverError: 'ui.state.error' } };

/** Edit conflict of two users on the same record. */
export interface Conflict {
  /** The current record. */
  theirs: AnyRecord;
  /**
   * The record on which the form is based, such as that of an earlier resolved conflict; undefined if it is the
   * loaded one.
   */
  base: AnyRecord | undefined;
}

/**
 * Handles a failed save: field errors appear at their fields, a newer record becomes a conflict, and any other
 * error becomes a notification.
 */
export function useFailedSave() {
  const notify = useNotify();
  const translate = useTranslate();
  const failure = useRef<unknown>(undefined);
  const newer = useRef<AnyRecord>(undefined);
  const [conflict, setConflict] = useState<Conflict>();
  const onError = useCallback(
    (error: unknown) => {
      failure.current = error;
      const theirs = staleRecord(error);
      if (theirs) setConflict({ theirs, base: newer.current });
      else {
        const messages = unplacedMessages(error).map((one) => translate(one, { _: one }));
        if (messages.length > 0) notify(messages.join(' '), { type: 'error' });
      }
    },
    [notify, translate],
  );
  const watch = useMemo(
    () => ({
      begin: () => {
        failure.current = undefined;
      },
      hasFailed: () => failure.current !== undefined,
    }),
    [],
  );
  /** Returns the record on which the form is currently based. */
  const baseOf = useCallback((opened: unknown): unknown => newer.current ?? opened, []);
  /** Bases the form on another version of the record, and closes the conflict. */
  const resolve = useCallback((theirs: AnyRecord) => {
    newer.current = theirs;
    setConflict(undefined);
  }, []);
  const close = useCallback(() => setConflict(undefined), []);
  return { onError, watch, conflict, baseOf, resolve, close };
}

export type FailedSave = ReturnType<typeof useFailedSave>;
