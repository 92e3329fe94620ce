import { useSourceContext } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isPathParam } from './useFixedFilter.ts';

/** Filter parameters of a list by the paths of the form that fill them. */
export type DependentFilter = Readonly<Record<string, string | undefined>>;

const NONE: DependentFilter = {};
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * The filter that other fields of the form put on what can be chosen under `source`. Only those fields are watched;
 * where one of them changes, the choice is taken back, as it belonged to the one before.
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
    // A record that arrives names no field: its choices belong together already.
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
    /** True if all of those fields are filled; before that, there is nothing to choose from. */
    isOpen: pairs.every((_, index) => !isEmpty(watched[index])),
  };
}
