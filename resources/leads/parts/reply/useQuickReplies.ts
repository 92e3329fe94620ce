import { useQuery } from '@tanstack/react-query';
import { getLeadQuickReplies } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import type { Lead } from '../Lead.ts';

type Language = Schemas['Language'];

/**
 * Fetches the prepared replies that fit the lead's current version; in the couple's language if
 * none is chosen.
 */
export function useQuickReplies(lead: Lead, language: Language | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['lead-quick-replies', lead.id, lead.version, language],
    queryFn: async () => {
      const query = language && { language };
      return (await api.call(getLeadQuickReplies, { params: { id: lead.id }, query })).data;
    },
    staleTime: 60_000,
    // Keeps the previous version's replies while loading, but not those of another language.
    placeholderData: (before?: Schemas['QuickReplies']) =>
      language === undefined || before?.language === language ? before : undefined,
  });
}

export type PreparedReplies = ReturnType<typeof useQuickReplies>;
