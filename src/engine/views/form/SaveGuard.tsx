import { SaveContextProvider, useSaveContext, type SaveHandler } from 'ra-core';
import { useMemo, type ReactNode, type RefObject } from 'react';

interface SaveGuardProps {
  /** Where the mutation around notes why it failed. */
  failure: RefObject<unknown>;
  children: ReactNode;
}

const NOT_SAVED = { root: { serverError: 'ui.state.error' } };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Tells the form that a save failed even where no field was wrong: else it would take itself for
 * saved, and what was typed could be left behind without a question.
 */
export function SaveGuard({ failure, children }: SaveGuardProps) {
  const context = useSaveContext();
  const value = useMemo(() => {
    const save: SaveHandler<Record<string, unknown>> = async (values, callbacks) => {
      failure.current = undefined;
      const errors: unknown = await context.save?.(values, callbacks);
      if (isObject(errors)) return errors;
      return failure.current === undefined ? undefined : NOT_SAVED;
    };
    return { ...context, save };
  }, [context, failure]);
  return <SaveContextProvider value={value}>{children}</SaveContextProvider>;
}
