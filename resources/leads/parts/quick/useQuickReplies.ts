import { useQuery } from '@tanstack/react-query';
import { getLeadQuickReplies } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../../src/engine/api/useApi.ts';
import type { Lead } from '../Lead.ts';

/** Prepared replies that fit the enquiry as it is now; in the deployment's language where none is chosen. */
export function useQuickReplies(lead: Lead, language: Schemas['Language'] | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['lead-quick-replies', lead.id, lead.version, language],
    queryFn: async () => {
      const query = language && { language };
      return (await api.call(getLeadQuickReplies, { params: { id: lead.id }, query })).data;
    },
    staleTime: 60_000,
  });
}
