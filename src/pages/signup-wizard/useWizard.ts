import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getProviderWizard } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';

const keyOf = (hash: string) => ['provider-wizard', hash];

/**
 * Fetches a registration by its link. Changes that another device saved are shown when the page is opened again.
 */
export function useWizard(hash: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(hash),
    queryFn: async ({ signal }) =>
      (await api.call(getProviderWizard, { params: { hash }, signal })).data,
  });
}

/** Returns a function that replaces the shown registration in the cache with one from a response. */
export function useWizardUpdate(hash: string) {
  const queryClient = useQueryClient();
  return useCallback(
    (wizard: Schemas['ProviderWizard']) => queryClient.setQueryData(keyOf(hash), wizard),
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
