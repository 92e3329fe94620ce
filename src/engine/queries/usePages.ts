import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Schemas } from '#contract/types.ts';

interface PagesOptions<T> {
  queryKey: QueryKey;
  fetchPage: (page: number, signal: AbortSignal) => Promise<{ data: T[]; meta: Schemas['Meta'] }>;
}

/** Fetches a list page by page on demand. Records that shift between pages are listed once. */
export function usePages<T extends { id: number }>({ queryKey, fetchPage }: PagesOptions<T>) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey,
      queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) =>
        meta.page * meta.limit < meta.total ? meta.page + 1 : undefined,
    });
  const rows = useMemo(() => {
    const byId = new Map(data?.pages.flatMap((page) => page.data.map((row) => [row.id, row])));
    return [...byId.values()];
  }, [data]);
  return {
    rows,
    total: data?.pages[0]?.meta.total ?? 0,
    error,
    isPending,
    isFetchingMore: isFetchingNextPage,
    retry: () => void refetch(),
    /** Undefined on the last page. */
    showMore: hasNextPage ? () => void fetchNextPage() : undefined,
  };
}
