import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { getAverageResponseTime, getCountsByCalls, getCoupleStats } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/api/useApi.ts';
import { textAt, valueAt } from '../../../../src/engine/fields/field.ts';
import { useFilters } from '../../../../src/engine/views/list/useFilters.ts';
import { nextTask } from '../../../../src/ui/nextTask.ts';

/** The filters of the list that statistics follow. */
export interface StatsQuery {
  providerIds?: number[];
  createdAtStart?: string;
  createdAtEnd?: string;
}

/** Which enquiries the list's filters mean, as statistics ask for them. */
export function useStatsQuery(): StatsQuery {
  const { values } = useFilters();
  const chosen = [valueAt(values, 'providerIds') ?? []].flat().map(Number);
  const [createdAtStart, createdAtEnd] = [
    textAt(values, 'createdAtStart'),
    textAt(values, 'createdAtEnd'),
  ];
  return {
    ...(chosen.length > 0 && { providerIds: chosen }),
    ...(createdAtStart !== '' && { createdAtStart }),
    ...(createdAtEnd !== '' && { createdAtEnd }),
  };
}

/** One answer, asked anew with the list and kept meanwhile. */
function useAnswer<T>(
  name: string,
  ask: (query: StatsQuery, signal: AbortSignal) => Promise<T>,
  isTime = true,
) {
  const query = useStatsQuery();
  return useQuery({
    queryKey: ['leads', name, query],
    queryFn: isTime
      ? async ({ signal }) => {
          await nextTask();
          return ask(query, signal);
        }
      : skipToken,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

/** How fast enquiries are answered. */
export function useResponseTimes(isTime = true) {
  const api = useApi();
  return useAnswer(
    'responseTimes',
    async (query, signal) => (await api.call(getAverageResponseTime, { query, signal })).data,
    isTime,
  );
}

/** Counts by status and by month. */
export function useCoupleStats() {
  const api = useApi();
  return useAnswer(
    'coupleStats',
    async (query, signal) => (await api.call(getCoupleStats, { query, signal })).data,
  );
}

/** Calls by how they ended. */
export function useCallCounts() {
  const api = useApi();
  return useAnswer(
    'callCounts',
    async (query, signal) => (await api.call(getCountsByCalls, { query, signal })).data,
  );
}
