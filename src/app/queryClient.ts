import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { prefetchStaleTime } from '../engine/queries/prefetch.ts';

const FIVE_MINUTES = 300_000;

class PanelQueryClient extends QueryClient {
  /**
   * Invalidates queries as TanStack's client does, and restarts first fetches, too. It would let these continue,
   * although their response may be older than the change: a reply sent while the conversation loads would be
   * missing from it.
   */
  override async invalidateQueries<TKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const fetching = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    const first = fetching.filter(({ state }) => state.data === undefined);
    if (first.length > 0) await Promise.all(first.map((query) => query.cancel({ revert: true })));
    await super.invalidateQueries(filters, options);
  }
}

/**
 * Creates the query client. Cached data is removed five minutes after its last use; nothing is retried or
 * refetched automatically. Offline, a mutation fails at once and its form keeps the input; it is not queued.
 */
export function createQueryClient(): QueryClient {
  return new PanelQueryClient({
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
