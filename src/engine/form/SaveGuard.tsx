import { SaveContextProvider, useSaveContext, type SaveHandler } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { FailedSave } from './useFailedSave.ts';

interface SaveGuardProps {
  /** Knows whether the save around failed. */
  watch: FailedSave['watch'];
  children: ReactNode;
}

const NOT_SAVED = { root: { serverError: 'ui.state.error' } };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Tells the form that a save failed even where no field was wrong: else it would take itself for
 * saved, and what was typed could be left behind without a question.
 */
export function SaveGuard({ watch, children }: SaveGuardProps) {
  const context = useSaveContext();
  const value = useMemo(() => {
    const save: SaveHandler<Record<string, unknown>> = async (values, callbacks) => {
      watch.begin();
      const errors: unknown = await context.save?.(values, callbacks);
      if (isObject(errors)) return errors;
      return watch.hasFailed() ? NOT_SAVED : undefined;
    };
    return { ...context, save };
  }, [context, watch]);
  return <SaveContextProvider value={value}>{children}</SaveContextProvider>;
}
