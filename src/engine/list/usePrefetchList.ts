import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type SortPayload } from 'react-admin';
import { createContext, useCallback } from 'react';
import { prefetch } from '../queries/prefetch.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import type { FilterValues } from './filters/listFilters.ts';
import { useFilters } from './filters/useFilters.ts';

/** Parameters of a list's next request; omitted parameters stay as they are. */
interface Next {
  page: number;
  sort?: SortPayload;
  filter?: FilterValues;
}

export type PrefetchList = (next: Next) => Promise<void>;

/**
 * For the controls of a list, as they are pressed: the way through the address to the rows takes a slow phone as
 * long as the network. Lists inside of a record ask in their own way, and have none.
 */
export const PrefetchListContext = createContext<PrefetchList>(async () => {});

/** Asks for other rows of the list around ahead of their drawing. */
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
