import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getMerchantApplication } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';

export type Application = Schemas['MerchantApplication'];

const keyOf = (customerId: number) => ['merchant-application', customerId];

/** Fetches the merchant application of the account. */
export function useMerchant(customerId: number) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(customerId),
    queryFn: async ({ signal }) =>
      (await api.call(getMerchantApplication, { params: { customerId }, signal })).data,
  });
}

/** Returns a function that writes an application from a response into the cache. */
export function useKeepMerchant(customerId: number) {
  const queryClient = useQueryClient();
  return useCallback(
    (application: Application) => queryClient.setQueryData(keyOf(customerId), application),
    [queryClient, customerId],
  );
}
