import { useListContext } from 'react-admin';
import { use, useMemo } from 'react';
import { ResourceLocationContext } from '../../definition/useResourceLocation.ts';
import type { FilterValues } from './listFilters.ts';

interface Filters {
  /** Fixed filters of the location, and the filters set by the user. */
  values: FilterValues;
  set: (values: FilterValues) => void;
  /** Fixed filters of the location, which the user cannot change. */
  fixed: FilterValues;
  /** True if the user has set a filter. */
  isFiltered: boolean;
}

const isValues = (value: unknown): value is FilterValues =>
  typeof value === 'object' && value !== null;
const NONE: FilterValues = {};

/** Returns the filters of the surrounding list, including the location's fixed ones, and a setter. */
export function useFilters(): Filters {
  const context = useListContext();
  const location = use(ResourceLocationContext);
  const fixed: FilterValues =
    (location?.resource === context.resource ? location.filter : undefined) ?? NONE;
  const chosen: unknown = context.filterValues;
  const values = useMemo(
    () => (isValues(chosen) ? (fixed === NONE ? chosen : { ...chosen, ...fixed }) : fixed),
    [chosen, fixed],
  );
  return {
    values,
    fixed,
    isFiltered: Object.keys(values).some((name) => !(name in fixed)),
    set: (next) =>
      context.setFilters(
        Object.fromEntries(Object.entries(next).filter(([name]) => !(name in fixed))),
        {},
      ),
  };
}
