import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type SortPayload } from 'react-admin';
import { createContext, useCallback } from 'react';
import { prefetch } from '../queries/prefetch.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import type { FilterValues } from './filters/listFilters.ts';
import { useFilters } from './filters/useFilters.ts';

/** Parameters of a list's next request; omitted parameters do not change. */
export interface NextList {
  page: number;
  sort?: SortPayload;
  filter?: FilterValues;
}

/** @param rows `missing` leaves cached rows as they are: they are shown at once, and refetched then */
export type PrefetchList = (next: NextList, rows?: 'missing') => Promise<void>;

/** Prefetches rows of the surrounding list. Lists inside of a record use other queries and have no prefetch. */
export const PrefetchListContext = createContext<PrefetchList>(async () => {});

/** Returns a callback that prefetches other rows of the surrounding list. */
export function usePrefetchList(resource: string): PrefetchList {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { perPage, sort } = useListContext();
  const { values } = useFilters();
  const { meta } = useResourceLocation(resource);
  return useCallback(
    async ({ page, ...next }, rows) => {
      const pagination = { page, perPage };
      const params = { pagination, sort: next.sort ?? sort, filter: next.filter ?? values, meta };
      const queryKey = [resource, 'getList', params];
      if (rows === 'missing' && queryClient.getQueryData(queryKey) !== undefined) return;
      await prefetch(queryClient, queryKey, ({ signal }) =>
        dataProvider.getList(resource, { ...params, signal }),
      );
    },
    [resource, perPage, sort, values, meta, queryClient, dataProvider],
  );
}
