import { useListContext } from 'ra-core';
import { use, useMemo } from 'react';
import { ResourceLocationContext } from '../../definition/useResourceLocation.ts';
import type { FilterValues } from './listFilters.ts';

interface Filters {
  /** What the place narrows the list to, and what was chosen. */
  values: FilterValues;
  set: (values: FilterValues) => void;
  /** What the place narrows the list to: nobody chose it, nobody takes it off. */
  fixed: FilterValues;
}

const isValues = (value: unknown): value is FilterValues =>
  typeof value === 'object' && value !== null;
const NONE: FilterValues = {};

/** The filters of the list around, and how to set them. */
export function useFilters(): Filters {
  const context = useListContext();
  const place = use(ResourceLocationContext);
  const fixed: FilterValues =
    (place?.resource === context.resource ? place.filter : undefined) ?? NONE;
  const chosen: unknown = context.filterValues;
  const values = useMemo(
    () => (isValues(chosen) ? (fixed === NONE ? chosen : { ...chosen, ...fixed }) : fixed),
    [chosen, fixed],
  );
  return {
    values,
    fixed,
    set: (next) =>
      context.setFilters(
        Object.fromEntries(Object.entries(next).filter(([name]) => !(name in fixed))),
        {},
      ),
  };
}
