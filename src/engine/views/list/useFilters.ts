import { useListContext } from 'ra-core';
import type { FilterValues } from './listFilters.ts';

interface Filters {
  values: FilterValues;
  set: (values: FilterValues) => void;
}

const isValues = (value: unknown): value is FilterValues =>
  typeof value === 'object' && value !== null;
const NONE: FilterValues = {};

/** The filters of the list around, and how to set them. */
export function useFilters(): Filters {
  const context = useListContext();
  const values: unknown = context.filterValues;
  return {
    values: isValues(values) ? values : NONE,
    set: (next) => context.setFilters(next, {}),
  };
}
