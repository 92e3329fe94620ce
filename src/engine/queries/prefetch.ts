import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';

/** For so long what was asked ahead needs no asking again, ms: a slow phone takes seconds to draw the panel. */
const FRESH_MS = 10_000;

/**
 * Asks for what will soon be shown, so that it is there in the first drawing. Who shows it first need
 * not ask again; from then on it is as old as it is. What fails is asked again, and told, by what shows it.
 */
export async function prefetch<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  queryFn: QueryFunction<T>,
): Promise<void> {
  await queryClient.prefetchQuery({ queryKey, queryFn });
  const cache = queryClient.getQueryCache();
  const query = cache.find<T>({ queryKey });
  // Who waits for it already has it.
  if (query?.state.data === undefined || query.getObserversCount() > 0) return;
  const { data, dataUpdatedAt } = query.state;
  // It was asked ahead twice.
  if (dataUpdatedAt > Date.now()) return;
  queryClient.setQueryData(queryKey, data, { updatedAt: Date.now() + FRESH_MS });
  const stop = cache.subscribe((event) => {
    if (event.type !== 'observerAdded' || event.query !== query) return;
    stop();
    // After its first reader has decided whether to ask, and without drawing anything anew.
    queueMicrotask(() => {
      query.state = { ...query.state, dataUpdatedAt };
    });
  });
  setTimeout(stop, FRESH_MS);
}
