import { useListContext } from 'react-admin';
import { useMemo } from 'react';
import type { ListQuery } from '../queries/walkList.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { useFilters } from './filters/useFilters.ts';

/** Returns the query of the surrounding list, for requests that fetch all of its pages. */
export function useListQuery(resource: string): ListQuery {
  const { sort } = useListContext();
  const { values: filter } = useFilters();
  const { meta } = useResourceLocation(resource);
  return useMemo(() => ({ resource, filter, sort, meta }), [resource, filter, sort, meta]);
}
