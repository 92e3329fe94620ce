import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldMap } from '../definition/manifest.ts';
import { isObject } from './isObject.ts';

function defaultsOf(fields: FieldMap): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, facts]) =>
      facts.default === undefined || path.includes('.') ? [] : [[path, facts.default]],
    ),
  );
}

/**
 * Returns the initial values of a create form: the contract's defaults, overridden by `record` of the location
 * state.
 */
export function useUrlDefaults(fields: FieldMap | undefined): Record<string, unknown> {
  const state: unknown = useLocation().state;
  return useMemo(() => {
    const record = isObject(state) && isObject(state['record']) ? state['record'] : {};
    return { ...defaultsOf(fields ?? {}), ...record };
  }, [fields, state]);
}
