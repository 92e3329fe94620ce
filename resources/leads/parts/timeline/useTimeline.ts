import { useInfiniteGetList, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import type { Lead, LeadComment, LeadHistory, LeadInteraction, LeadMessage } from '../Lead.ts';
import { timelineOf } from './timeline.ts';

function useSource<T extends RaRecord>(resource: string, lead: Lead) {
  const query = useInfiniteGetList<T>(
    resource,
    {
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'createdAt', order: 'DESC' },
      meta: { path: { id: lead.id } },
    },
    { enabled: !lead.isMasked },
  );
  const source = useMemo(
    () => ({
      entries: query.data?.pages.flatMap(({ data }) => data) ?? [],
      hasOlder: query.hasNextPage,
    }),
    [query.data, query.hasNextPage],
  );
  return { query, source };
}

/** Returns the timeline of a lead, and how to load older steps. */
export function useTimeline(lead: Lead) {
  const messages = useSource<LeadMessage>('lead-messages', lead);
  const interactions = useSource<LeadInteraction>('lead-interactions', lead);
  const histories = useSource<LeadHistory>('lead-histories', lead);
  const comments = useSource<LeadComment>('lead-comments', lead);
  const queries = [messages, interactions, histories, comments].map(({ query }) => query);
  const steps = useMemo(
    () =>
      timelineOf({
        messages: messages.source,
        interactions: interactions.source,
        histories: histories.source,
        comments: comments.source,
      }),
    [messages.source, interactions.source, histories.source, comments.source],
  );
  return {
    steps,
    isPending: queries.some((query) => query.isPending),
    error: queries.find((query) => query.error !== null)?.error ?? null,
    hasOlder: queries.some((query) => query.hasNextPage),
    isFetchingOlder: queries.some((query) => query.isFetchingNextPage),
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
    showOlder: () => {
      for (const query of queries) if (query.hasNextPage) void query.fetchNextPage();
    },
  };
}
