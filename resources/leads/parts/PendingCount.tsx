import { useQuery } from '@tanstack/react-query';
import { getCountsByReadStatus } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { formatNumber } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';

/** Renders the number of leads that await a reply. */
export function PendingCount() {
  const api = useApi();
  const locale = useLocale();
  const { data } = useQuery({
    // Same key as the counts of the unfiltered list.
    queryKey: ['leads', 'counts', {}],
    queryFn: ({ signal }) => api.call(getCountsByReadStatus, { signal }),
    staleTime: 60_000,
  });
  const pending = data?.infoRequests.pending ?? 0;
  return pending > 0 ? <span className="count">{formatNumber(pending, locale)}</span> : null;
}
