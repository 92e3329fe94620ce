import { useInfiniteGetList } from 'react-admin';
import { useEffect } from 'react';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { TILES_PER_PAGE } from '../list/listDefaults.ts';
import { FIVE_MINUTES, useListParams, type Neighbours } from './useNeighbours.ts';

/**
 * Returns the ids before and after a record among the tiles with their last filter and sort; uses their cache, and
 * fetches the next page at the end of the loaded ones.
 */
export function useTileNeighbours(resource: Resource, id: number): Neighbours {
  const [params] = useListParams(resource, TILES_PER_PAGE);
  const { sort, order, page, perPage } = params;
  const { meta, filter: fixed } = useResourceLocation(resource.name);
  const chosen: unknown = params.filter;
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isLoading } =
    useInfiniteGetList<AnyRecord>(
      resource.name,
      {
        pagination: { page, perPage },
        sort: { field: sort, order: order === 'ASC' ? 'ASC' : 'DESC' },
        filter: typeof chosen === 'object' ? { ...chosen, ...fixed } : fixed,
        meta,
      },
      { staleTime: FIVE_MINUTES },
    );
  const ids = data?.pages.flatMap((one) => one.data.map((record) => record.id)) ?? [];
  const index = ids.indexOf(id);
  const isLast = index >= 0 && index === ids.length - 1;
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isLast, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (index < 0) return { previous: undefined, next: undefined, isPending: isLoading };
  return { previous: ids[index - 1], next: ids[index + 1] };
}
