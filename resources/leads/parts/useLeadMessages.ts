import { useInfiniteGetList } from 'react-admin';
import { useMemo } from 'react';
import type { Lead, LeadMessage } from './Lead.ts';
import { messagesQuery } from './messagesQuery.ts';

/**
 * Fetches the conversation with a couple, a hundred messages at a time from the newest back. Components share the
 * requests.
 */
export function useLeadMessages(lead: Lead) {
  const { resource, params } = messagesQuery(lead);
  const query = useInfiniteGetList<LeadMessage>(resource, params);
  const messages = useMemo(
    () => query.data?.pages.flatMap(({ data }) => data).toReversed(),
    [query.data],
  );
  return {
    /** Messages oldest first; undefined until they have loaded. */
    messages,
    isPending: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    isFetchingOlder: query.isFetchingNextPage,
    /** Undefined once the whole conversation is loaded. */
    showOlder: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}
