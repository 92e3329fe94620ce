import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createSubscriptionAction,
  getSubscription,
  listProviderProductPrices,
} from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';

export type Overview = Schemas['SubscriptionOverview'];
export type Subscription = Schemas['Subscription'];
export type ProductPrice = Schemas['ProductPrice'];
export type SubscriptionAction = Schemas['SubscriptionAction'];

const KEY = 'subscription';

/** Fetches the subscription of an account, its packages and their returns. */
export function useSubscription(customerId: number) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, customerId],
    queryFn: async ({ signal }) =>
      (await api.call(getSubscription, { params: { customerId }, signal })).data,
    // A payment on another page changes it.
    staleTime: 0,
  });
}

/** Fetches the offered packages with their price changes. */
export function useProductPrices() {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, 'prices'],
    queryFn: async ({ signal }) => (await api.call(listProviderProductPrices, { signal })).data,
  });
}

/**
 * Returns the mutation that changes the subscription; it invalidates the queries of subscription, checkout
 * and payments.
 */
export function useSubscriptionAction(customerId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: async (body: SubscriptionAction) =>
      (await api.call(createSubscriptionAction, { params: { customerId }, body })).data,
    onError: notifyError,
    onSettled: async () => {
      await Promise.all(
        [[KEY], ['checkout'], ['payments']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
