import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useCallback } from 'react';
import {
  getCheckout,
  getPaymentAttempt,
  listCreditCards,
  listPaymentInstallments,
} from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';

export type Checkout = Schemas['Checkout'];
export type Attempt = Schemas['PaymentAttempt'];
export type CreditCard = Schemas['CreditCard'];
export type InstallmentPrice = Schemas['InstallmentPrice'];

const KEY = 'checkout';
/** Polling interval of an attempt whose outcome is unknown, in ms. */
const LOOK_MS = 1_500;

/** Fetches the payable items and the running attempt. */
export function useCheckout() {
  const api = useApi();
  return useQuery({
    queryKey: [KEY],
    queryFn: async ({ signal }) => (await api.call(getCheckout, { signal })).data,
    staleTime: 0,
  });
}

/** Fetches the account's cards; `data` is undefined while they load. */
export function useCards(customerId: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['credit-cards', customerId],
    queryFn: async ({ signal }) =>
      (await api.call(listCreditCards, { params: { customerId }, signal })).data,
  });
}

/** Returns true if the attempt does not exist for this user (HTTP 404). */
export const isUnknown = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;

/** Fetches an attempt and polls it until its outcome is known. */
export function useAttempt(id: number | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, 'attempt', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) =>
      (await api.call(getPaymentAttempt, { params: { id: id ?? 0 }, signal })).data,
    staleTime: 0,
    // Refetches the attempt after a closed window, a lost connection or a change in another tab.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) =>
      isUnknown(state.error) ||
      (state.data && !state.data.isUnderWay && state.data.state !== 'refunding')
        ? false
        : LOOK_MS,
  });
}

/** Fetches the installment prices from the gateway, by amount (minor units) and the card's first digits. */
export function useInstallments(amountMinor: number, bin: string, isOpen: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, 'installments', amountMinor, bin],
    enabled: isOpen && amountMinor > 0,
    queryFn: async ({ signal }) => {
      const query = { amountMinor, ...(bin !== '' && { bin }) };
      return (await api.call(listPaymentInstallments, { query, signal })).data;
    },
    placeholderData: (last) => last,
  });
}

/** Returns a function that invalidates all queries of checkout, cards and payments. */
export function useForgetPayments() {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [[KEY], ['credit-cards'], ['payments']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  }, [queryClient]);
}
