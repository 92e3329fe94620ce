import { useSourceContext } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isPathParam } from './useFixedFilter.ts';

/** Paths of form fields by the filter parameter to which they supply the value. */
export type DependentFilter = Readonly<Record<string, string | undefined>>;

const NONE: DependentFilter = {};
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Returns the filter that other form fields apply to the options of `source`. A change of one of those fields clears
 * the value of `source`.
 */
export function useDependentFilter(source: string, narrowing: DependentFilter = NONE) {
  const { getSource } = useSourceContext();
  const form = useFormContext();
  const pairs = Object.entries(narrowing).flatMap(([parameter, path]) =>
    path === undefined || isPathParam(path) ? [] : [[parameter, getSource(path)] as const],
  );
  const paths = pairs.map(([, path]) => path);
  const watched: unknown[] = useWatch({ control: form.control, name: paths });
  const target = getSource(source);
  const key = paths.join(' ');
  useEffect(() => {
    const named = new Set(key === '' ? [] : key.split(' '));
    // A reset of the form to a loaded record has no field name; the record's values are consistent.
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined || !named.has(name) || isEmpty(form.getValues(target))) return;
        form.setValue(target, null, { shouldDirty: true });
      },
    });
    return () => stop();
  }, [form, key, target]);
  return {
    filter: Object.fromEntries(pairs.map(([parameter], index) => [parameter, watched[index]])),
    /** True if all of those fields are filled; otherwise there are no options. */
    isOpen: pairs.every((_, index) => !isEmpty(watched[index])),
  };
}
