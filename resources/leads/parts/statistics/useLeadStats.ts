import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { getAverageResponseTime, getCountsByCalls, getCoupleStats } from '#contract/operations.ts';
import type { operations } from '#contract/types.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { get } from '#contract/get.ts';
import { useFilters } from '../../../../src/engine/list/filters/useFilters.ts';
import { nextTask } from '../../../../src/ui/nextTask.ts';

/** Filters of statistics: those of the list. */
export type StatsQuery = NonNullable<operations['getCoupleStats']['parameters']['query']>;

/** Returns the list's current filters as the query of its statistics. */
export function useStatsQuery(): StatsQuery {
  const { values } = useFilters();
  const chosen = [get(values, 'providerIds') ?? []].flat().map(Number);
  return { ...values, ...(chosen.length > 0 && { providerIds: chosen }) };
}

/** Returns true if the list is filtered. */
export const useIsFiltered = (): boolean => Object.keys(useFilters().values).length > 0;

/** Fetches one statistic by the list's filters; the previous data stays until the new is loaded. */
function useAnswer<T>(
  name: string,
  fetchStats: (query: StatsQuery, signal: AbortSignal) => Promise<T>,
  isTime = true,
) {
  const query = useStatsQuery();
  return useQuery({
    queryKey: ['leads', name, query],
    queryFn: isTime
      ? async ({ signal }) => {
          await nextTask();
          return fetchStats(query, signal);
        }
      : skipToken,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

/** Fetches the response times of leads. */
export function useResponseTimes(isTime = true) {
  const api = useApi();
  return useAnswer(
    'responseTimes',
    async (query, signal) => (await api.call(getAverageResponseTime, { query, signal })).data,
    isTime,
  );
}

/** Fetches the counts by status and by month. */
export function useCoupleStats() {
  const api = useApi();
  return useAnswer(
    'coupleStats',
    async (query, signal) => (await api.call(getCoupleStats, { query, signal })).data,
  );
}

/** Fetches the number of calls by result. */
export function useCallCounts() {
  const api = useApi();
  return useAnswer(
    'callCounts',
    async (query, signal) => (await api.call(getCountsByCalls, { query, signal })).data,
  );
}
