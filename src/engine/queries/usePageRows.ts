import { useMemo } from 'react';

interface PagesQuery<T> {
  data: { pages: readonly { data: readonly T[] }[] } | undefined;
  error: Error | null;
  isPending: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** Returns the rows of all loaded pages of an infinite query. Records that shift between pages are listed once. */
export function usePageRows<T extends { id: unknown }>(query: PagesQuery<T>) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const rows = useMemo(() => {
    const byId = new Map(data?.pages.flatMap((page) => page.data.map((row) => [row.id, row])));
    return [...byId.values()];
  }, [data]);
  return {
    /** Empty until the first page has loaded. */
    rows,
    error,
    isPending,
    isFetchingMore: isFetchingNextPage,
    retry: () => void refetch(),
    /** Undefined on the last page. */
    showMore: hasNextPage ? () => void fetchNextPage() : undefined,
  };
}
