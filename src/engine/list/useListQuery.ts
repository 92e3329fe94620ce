import { useListContext } from 'react-admin';
import { useMemo } from 'react';
import type { ListQuery } from '../queries/walkList.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { useFilters } from './filters/useFilters.ts';

/** The list around as a walk through all of its pages asks for it. */
export function useListQuery(resource: string): ListQuery {
  const { sort } = useListContext();
  const { values: filter } = useFilters();
  const { meta } = useResourceLocation(resource);
  return useMemo(() => ({ resource, filter, sort, meta }), [resource, filter, sort, meta]);
}
