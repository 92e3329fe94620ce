import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '#contract/operations.ts';
import { useNotifyError } from '../../../src/ui/useNotifyError.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';

/** Returns the calendar feed of a provider, and the mutations that create and delete it. */
export function useFeed(providerId: number) {
  const api = useApi();
  const onError = useNotifyError();
  const queryClient = useQueryClient();
  const queryKey = ['calendar-feed', providerId];
  const params = { id: providerId };
  const { data, isPending, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.call(getCalendarFeed, { params, signal })).data,
  });
  const make = useMutation({
    mutationFn: async () =>
      (await api.call(createCalendarFeed, { params, idempotencyKey: crypto.randomUUID() })).data,
    onSuccess: (feed) => queryClient.setQueryData(queryKey, feed),
    onError,
  });
  const end = useMutation({
    mutationFn: () => api.call(deleteCalendarFeed, { params }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError,
  });
  return { data, isPending, error, refetch, make, end };
}
