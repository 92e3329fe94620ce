import { QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES = 300_000;

/** What was fetched goes five minutes after its last use; nothing is tried again or asked anew by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, gcTime: FIVE_MINUTES },
      mutations: { retry: false },
    },
  });
}

/** First steps of the keys under which configuration is kept in memory. */
const CONFIGURATION: ReadonlySet<unknown> = new Set([
  'config-items',
  'cities',
  'provider-categories',
]);

/** What is shown of the configuration is asked for again. */
export function invalidateConfiguration(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) => CONFIGURATION.has(first),
  });
}
