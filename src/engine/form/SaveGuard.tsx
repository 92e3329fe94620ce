import { SaveContextProvider, useSaveContext, type SaveHandler } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { isObject } from './isObject.ts';
import { NOT_SAVED, type FailedSave } from './useFailedSave.ts';

interface SaveGuardProps {
  /** Reports whether the surrounding save failed. */
  watch: FailedSave['watch'];
  children: ReactNode;
}

/**
 * Returns an error to the form after a failed save even if no field is invalid. Otherwise the form would count as
 * saved, and the user could leave it without a confirmation.
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
