import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';

/** Milliseconds for which prefetched data is fresh: a slow phone takes seconds to render the panel. */
const FRESH_MS = 10_000;

/** Prefetched queries that no observer has used yet. */
const unused = new WeakSet<object>();

/**
 * Returns the panel's default `staleTime` of a query in milliseconds: prefetched data is fresh until its first
 * observer has mounted, any other data is stale at once.
 */
export const prefetchStaleTime = (query: object): number => (unused.has(query) ? FRESH_MS : 0);

/**
 * Prefetches a query and treats it as fresh until its first observer mounts. Errors are ignored here; the
 * observer refetches. The client's default `staleTime` must be `prefetchStaleTime`.
 */
export async function prefetch<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  queryFn: QueryFunction<T>,
): Promise<void> {
  await queryClient.prefetchQuery({ queryKey, queryFn, staleTime: prefetchStaleTime });
  keepFresh(queryClient, queryKey);
}

/** Prefetches the first page of an infinite query in the same way; cached pages stay as they are. */
export async function prefetchFirstPage<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  queryFn: QueryFunction<T, QueryKey, number>,
): Promise<void> {
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const staleTime = prefetchStaleTime;
  await queryClient.prefetchInfiniteQuery({ queryKey, queryFn, initialPageParam: 1, staleTime });
  keepFresh(queryClient, queryKey);
}

/** Marks a fetched query as fresh until its first observer has mounted. */
function keepFresh(queryClient: QueryClient, queryKey: QueryKey): void {
  const cache = queryClient.getQueryCache();
  const query = cache.find({ queryKey });
  // An observer that was pending during the request already has the response.
  if (query?.state.status !== 'success' || query.getObserversCount() > 0) return;
  if (unused.has(query)) return;
  unused.add(query);
  const stop = cache.subscribe((event) => {
    if (event.type !== 'observerAdded' || event.query !== query) return;
    stop();
    // The first observer decides after this event whether to fetch.
    queueMicrotask(() => unused.delete(query));
  });
  setTimeout(stop, FRESH_MS);
}
