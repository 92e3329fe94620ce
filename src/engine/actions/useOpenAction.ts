import { useNotify } from 'react-admin';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { needsInput } from './availableActions.ts';
import { useAction, type Done } from './useAction.ts';

/** Open dialog of a record: an action's form, the deletion, or an edit conflict. */
export type Open =
  | { kind: 'action'; name: string }
  | { kind: 'remove' }
  | { kind: 'conflict'; name: string; theirs: AnyRecord };

export interface OpenActions {
  open: Open | undefined;
  isActing: boolean;
  /** Opens the action's dialog, or runs the action immediately if it requires neither input nor confirmation. */
  start: (name: string) => void;
  startRemoving: () => void;
  /** Applies the chosen values of a change to the newer record. */
  resolveConflict: (name: string, theirs: AnyRecord, values: Record<string, unknown>) => void;
  openChoice: (name: string, done: Done) => void;
  close: () => void;
}

/**
 * Returns the open dialog of a record's actions and the callbacks that start them, one at a time. A location state
 * such as `{ ask: 'reopen' }` also opens an action's dialog.
 */
export function useOpenAction(resource: Resource, record: AnyRecord): OpenActions {
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const [open, setOpen] = useState<Open>();
  const { run, resolveConflict, isActing } = useAction(resource);
  const requested: unknown = get(location, 'state.ask');
  const openChoice = useCallback((name: string, { theirs }: Done) => {
    setOpen(theirs ? { kind: 'conflict', name, theirs } : undefined);
  }, []);
  const carryOut = async (name: string, attempt: Promise<Done>) => {
    const done = await attempt;
    if (done.theirs) openChoice(name, done);
    else if (done.refusal !== undefined)
      notify(done.refusal, { type: 'error', messageArgs: { _: done.refusal } });
  };
  return {
    open: open ?? (typeof requested === 'string' ? { kind: 'action', name: requested } : undefined),
    isActing,
    start: (name) => {
      const { confirm, dialog } = resource.definition.actions?.[name] ?? {};
      const opensDialog = needsInput(resource, name) || confirm === true || dialog !== undefined;
      if (opensDialog) setOpen({ kind: 'action', name });
      else void carryOut(name, run(name, record));
    },
    startRemoving: () => setOpen({ kind: 'remove' }),
    resolveConflict: (name, theirs, values) => {
      setOpen(undefined);
      void carryOut(name, resolveConflict(name, theirs, values));
    },
    openChoice,
    close: () => {
      setOpen(undefined);
      if (requested === undefined) return;
      const { search, hash } = location;
      void navigate({ search, hash }, { replace: true, state: null });
    },
  };
}
