import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import {
  getWidgetFilters,
  getReviewWidgetPreview,
  renewWidgetKey,
  updateWidgetFilters,
} from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { useAttempt } from '../../../src/engine/form/useAttempt.ts';

export type Filters = Schemas['WidgetFiltersWrite'];

const filtersKey = (providerId: number) => ['review-widget', 'filters', providerId];

/** Fetches the saved filters of a provider's widget. */
export function useSavedFilters(providerId: number) {
  const api = useApi();
  return useQuery({
    queryKey: filtersKey(providerId),
    queryFn: async ({ signal }) =>
      (await api.call(getWidgetFilters, { query: { providerId }, signal })).data,
  });
}

/** Fetches the widget by the edited filters, debounced. */
export function usePreview(providerId: number, filters: Filters) {
  const api = useApi();
  const { limit, minStar, includeWords, excludeWords } = useDeferredValue(filters);
  const query = { providerId, limit, minStar, includeWords, excludeWords };
  return useQuery({
    queryKey: ['review-widget', 'preview', query],
    queryFn: async ({ signal }) => (await api.call(getReviewWidgetPreview, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Returns the mutations that save the filters and renew the key, with their error. */
export function useWidgetChanges(providerId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { attempt, isBusy, problem } = useAttempt();
  const run = (work: () => Promise<{ data: Schemas['WidgetFilters'] }>) =>
    attempt(async () => {
      queryClient.setQueryData(filtersKey(providerId), (await work()).data);
    });
  const query = { providerId };
  return {
    isBusy,
    problem,
    save: (body: Filters) => run(() => api.call(updateWidgetFilters, { query, body })),
    renew: () => run(() => api.call(renewWidgetKey, { query })),
  };
}
