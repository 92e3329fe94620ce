import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { getTestimonialSummary } from '#contract/operations.ts';
import { get } from '#contract/get.ts';
import { useFilters } from '../../../src/engine/list/filters/useFilters.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { nextTask } from '../../../src/ui/nextTask.ts';

/** Fetches the stars of published testimonials, of the list's provider filter or of all. */
export function useSummary(isTime = true) {
  const api = useApi();
  const { values } = useFilters();
  const chosen = Number(get(values, 'providerId') ?? 0);
  const query = chosen > 0 ? { providerId: chosen } : {};
  return useQuery({
    queryKey: ['provider-testimonials', 'summary', query],
    queryFn: isTime
      ? async ({ signal }) => {
          await nextTask();
          return (await api.call(getTestimonialSummary, { query, signal })).data;
        }
      : skipToken,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}
