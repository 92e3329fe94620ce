import { useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../definition/field.ts';
import { isPathParam, useFixedFilter } from '../reference/useFixedFilter.ts';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Returns the filter of the options that can have prices, from other form fields and the location's parameters.
 * Undefined while a value is missing, or if the definition has no filter.
 */
export function usePriceOptions(field: Field): Readonly<Record<string, unknown>> | undefined {
  const { getSource } = useSourceContext();
  const { control } = useFormContext();
  const fixed = useFixedFilter(field);
  const pairs = Object.entries(field.settings.options ?? {});
  const watchedPairs = pairs.flatMap(([parameter, path]) =>
    path === undefined || isPathParam(path) ? [] : [[parameter, getSource(path)] as const],
  );
  const watched: unknown[] = useWatch({ control, name: watchedPairs.map(([, path]) => path) });
  const filter = {
    ...fixed,
    ...Object.fromEntries(watchedPairs.map(([parameter], index) => [parameter, watched[index]])),
  };
  const isComplete = pairs.every(([parameter]) => !isEmpty(filter[parameter]));
  return pairs.length > 0 && isComplete ? filter : undefined;
}
