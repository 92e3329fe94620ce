import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type SortPayload } from 'react-admin';
import { createContext, useCallback } from 'react';
import { prefetch } from '../queries/prefetch.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import type { FilterValues } from './filters/listFilters.ts';
import { useFilters } from './filters/useFilters.ts';

/** Parameters of a list's next request; omitted parameters do not change. */
interface Next {
  page: number;
  sort?: SortPayload;
  filter?: FilterValues;
}

export type PrefetchList = (next: Next) => Promise<void>;

/**
 * Prefetches rows when a list control is pressed. On a slow phone, the render from the URL change to the rows
 * takes as long as the request. Lists inside of a record use other queries and have no prefetch.
 */
export const PrefetchListContext = createContext<PrefetchList>(async () => {});

/** Returns a callback that prefetches other rows of the surrounding list. */
export function usePrefetchList(resource: string): PrefetchList {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { perPage, sort } = useListContext();
  const { values } = useFilters();
  const { meta } = useResourceLocation(resource);
  return useCallback(
    async ({ page, ...next }) => {
      const pagination = { page, perPage };
      const params = { pagination, sort: next.sort ?? sort, filter: next.filter ?? values, meta };
      await prefetch(queryClient, [resource, 'getList', params], ({ signal }) =>
        dataProvider.getList(resource, { ...params, signal }),
      );
    },
    [resource, perPage, sort, values, meta, queryClient, dataProvider],
  );
}
