import { QueryClient } from '@tanstack/react-query';
import { prefetchStaleTime } from '../engine/queries/prefetch.ts';

const FIVE_MINUTES = 300_000;

/**
 * Creates the query client. Cached data is removed five minutes after its last use; nothing is retried or
 * refetched automatically. Offline, a mutation fails at once and its form keeps the input; it is not queued.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        gcTime: FIVE_MINUTES,
        staleTime: prefetchStaleTime,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** First elements of the query keys under which configuration is cached. */
const CONFIGURATION: ReadonlySet<unknown> = new Set([
  'config-items',
  'cities',
  'provider-categories',
]);

/** Invalidates the configuration, so that mounted queries refetch it. */
export function invalidateConfiguration(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) => CONFIGURATION.has(first),
  });
}
