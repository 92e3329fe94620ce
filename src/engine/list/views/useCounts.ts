import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nextTask } from '../../../ui/nextTask.ts';
import { useApi } from '../../queries/useApi.ts';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { countedBy, countOf, type Count } from './countOf.ts';
import { useFilters } from '../filters/useFilters.ts';
import { useRowsLoaded } from '../useRowsLoaded.ts';

/** Returns the number of records of a view; undefined if the list's counts do not contain it. */
export type CountOfView = (filter: { readonly [name: string]: unknown }) => Count | undefined;

/**
 * Fetches the counts of all views under the list's other filters, in one request. It runs after the rows are
 * loaded, or with a board's columns; previous counts remain while new ones load.
 */
export function useCounts(
  { name }: Resource,
  { counts, views = {} }: RuntimeListConfig,
): CountOfView {
  const api = useApi();
  const { values } = useFilters();
  const { meta } = useResourceLocation(name);
  const query = countedBy(values, counts, views);
  const isTime = useRowsLoaded();
  const { data } = useQuery({
    // Without filters, the menu's badge shares this query.
    queryKey: [name, 'counts', query, ...(meta ? [meta] : [])],
    queryFn:
      counts && isTime
        ? async ({ signal }) => {
            await nextTask();
            return api.send(counts.from, { params: meta?.path, query, signal });
          }
        : skipToken,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return useCallback(
    (filter) => (counts ? countOf(data, filter, counts) : undefined),
    [data, counts],
  );
}
