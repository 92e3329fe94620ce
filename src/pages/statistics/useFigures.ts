import { useQuery } from '@tanstack/react-query';
import { getCoupleStats } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import type { ProviderFigures } from './figures.ts';

/** More pages than anybody compares; each is a call. */
const MAX_MONTHS = 12;

/** The figures of each page; undefined while they are on their way. */
export function useFigures(providers: readonly { id: number; name: string }[]): {
  figures: ProviderFigures[] | undefined;
  error: Error | null;
  refetch: () => void;
} {
  const api = useApi();
  const shown = providers.slice(0, MAX_MONTHS);
  const { data, error, refetch } = useQuery({
    queryKey: ['leads', 'figures', shown.map(({ id }) => id)],
    queryFn: ({ signal }) =>
      Promise.all(
        shown.map(async ({ id, name }): Promise<ProviderFigures> => {
          const { data: stats } = await api.call(getCoupleStats, {
            query: { providerIds: [id] },
            signal,
          });
          const { total, byStatus, byMonth: months, prepaid, missedDeadline: missed } = stats;
          return { id, name, total, deals: byStatus.deal, prepaid, missed, months };
        }),
      ),
    staleTime: 60_000,
  });
  return { figures: data, error, refetch: () => void refetch() };
}
