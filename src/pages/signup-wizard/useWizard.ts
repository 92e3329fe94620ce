import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getProviderWizard } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';

const keyOf = (hash: string) => ['provider-wizard', hash];

/** Fetches a registration by its link, again on each return to the tab: another device may have saved steps. */
export function useWizard(hash: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(hash),
    queryFn: async ({ signal }) =>
      (await api.call(getProviderWizard, { params: { hash }, signal })).data,
    refetchOnWindowFocus: 'always',
  });
}

/** Returns a function that replaces the shown registration in the cache with one from a response. */
export function useWizardUpdate(hash: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async (wizard: Schemas['ProviderWizard']) => {
      // A request that was sent before the save may have an older response.
      await queryClient.cancelQueries({ queryKey: keyOf(hash) });
      queryClient.setQueryData(keyOf(hash), wizard);
    },
    [queryClient, hash],
  );
}

/** Returns a function that refetches a registration. */
export function useWizardRefetch(hash: string) {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: keyOf(hash) }),
    [queryClient, hash],
  );
}
