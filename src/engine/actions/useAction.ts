import type { RaRecord } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { fieldMessages, isConflict, staleRecord } from '../form/refusal.ts';
import { useReplaced } from './useReplaced.ts';
import { useSend } from './useSend.ts';
import { useUndo } from './useUndo.ts';
import { errorMessage } from '../../ui/errorMessage.ts';

/** Outcome of an action. */
export interface Done {
  isDone: boolean;
  /** The API's error message, as readable text. */
  refusal?: string;
  /** Field messages of the API, in the form's shape. */
  errors?: object;
  /** The current record if another user has changed it meanwhile. */
  theirs?: AnyRecord;
}

const BUSY: Done = { isDone: false };

/** Returns callbacks that run a record's action, one at a time, and invalidate the record's queries. */
export function useAction(resource: Resource) {
  const { act, change, take } = useSend(resource);
  const notifyDone = useUndo(resource);
  const replacedBy = useReplaced(resource);
  const isBusy = useRef(false);
  const [isActing, setActing] = useState(false);

  const attempt = useCallback(
    async (name: string, record: AnyRecord, send: () => Promise<RaRecord>): Promise<Done> => {
      if (isBusy.current) return BUSY;
      isBusy.current = true;
      setActing(true);
      try {
        const replaced = await replacedBy(name, record);
        notifyDone(name, record, await send(), replaced);
        return { isDone: true };
      } catch (error) {
        const [errors, theirs] = [fieldMessages(error), staleRecord(error)];
        if (isConflict(error)) await take(theirs);
        return {
          isDone: false,
          refusal: errorMessage(error),
          ...(errors && { errors }),
          ...(theirs && { theirs }),
        };
      } finally {
        isBusy.current = false;
        setActing(false);
      }
    },
    [notifyDone, take, replacedBy],
  );

  /** @param answers values of the action's form */
  const run = useCallback(
    (name: string, record: AnyRecord, answers: object = {}) => {
      const set = resource.definition.actions?.[name]?.set;
      return attempt(name, record, () => (set ? change(record, set) : act(record, name, answers)));
    },
    [attempt, resource, act, change],
  );
  /** Applies a declared change to a newer record, limited to the chosen fields. */
  const resolveConflict = useCallback(
    (name: string, theirs: AnyRecord, values: Readonly<Record<string, unknown>>) =>
      attempt(name, theirs, () => change(theirs, values)),
    [attempt, change],
  );
  return { run, resolveConflict, isActing };
}
