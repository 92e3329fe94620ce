import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';

/** For so long what was asked ahead needs no asking again, ms: a slow phone takes seconds to draw the panel. */
const FRESH_MS = 10_000;

/**
 * Asks for what will soon be shown, so that it is there in the first drawing. What fails is asked again,
 * and told, by what shows it.
 */
export async function askAhead<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  queryFn: QueryFunction<T>,
): Promise<void> {
  await queryClient.prefetchQuery({ queryKey, queryFn });
  const query = queryClient.getQueryCache().find<T>({ queryKey });
  // Who waits for it already has it.
  if (query?.state.data === undefined || query.getObserversCount() > 0) return;
  queryClient.setQueryData(queryKey, query.state.data, { updatedAt: Date.now() + FRESH_MS });
}
