import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import type { Schemas } from '#contract/types.ts';
import { usePageRows } from './usePageRows.ts';

interface PagesOptions<T> {
  queryKey: QueryKey;
  fetchPage: (page: number, signal: AbortSignal) => Promise<{ data: T[]; meta: Schemas['Meta'] }>;
}

/** Fetches the list of an operation page by page on demand; `useListPages` does so for a resource's list. */
export function usePages<T extends { id: number }>({ queryKey, fetchPage }: PagesOptions<T>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.page * meta.limit < meta.total ? meta.page + 1 : undefined,
  });
  return { ...usePageRows(query), total: query.data?.pages[0]?.meta.total ?? 0 };
}
