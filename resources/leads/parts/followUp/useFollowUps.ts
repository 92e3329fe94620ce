import { useQuery } from '@tanstack/react-query';
import { listLeadFollowUps } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import type { Lead } from '../Lead.ts';

/** Fetches the follow-ups of a lead, newest first. */
export function useFollowUps(lead: Lead) {
  const api = useApi();
  return useQuery({
    queryKey: ['lead-follow-ups', lead.id],
    queryFn: async () => (await api.call(listLeadFollowUps, { params: { id: lead.id } })).data,
    enabled: !lead.isMasked,
  });
}
