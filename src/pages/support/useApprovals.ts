import { listApprovals } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { usePages } from '../../engine/queries/usePages.ts';
import type { Approval } from './useDecide.ts';

/** Fetches the pending approvals of an area, fifty at a time, the oldest first. */
export function useApprovals(area: Approval['area']) {
  const api = useApi();
  return usePages<Approval>({
    queryKey: ['support', 'approvals', area],
    fetchPage: (page, signal) =>
      api.call(listApprovals, { query: { area, page, limit: 50 }, signal }),
  });
}
