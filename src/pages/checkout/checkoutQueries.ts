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
/** Milliseconds between two looks at an attempt whose outcome is not known. */
const LOOK_MS = 1_500;

/** Fetches what can be paid, and the attempt that is under way. */
export function useCheckout() {
  const api = useApi();
  return useQuery({
    queryKey: [KEY],
    queryFn: async ({ signal }) => (await api.call(getCheckout, { signal })).data,
    staleTime: 0,
  });
}

/** Cards of the account; none while they load. */
export function useCards(customerId: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['credit-cards', customerId],
    queryFn: async ({ signal }) =>
      (await api.call(listCreditCards, { params: { customerId }, signal })).data,
  });
}

/** Returns true where there is no such attempt, for this user at least. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;

/** An attempt, looked at until its outcome is known. */
export function useAttempt(id: number | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, 'attempt', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) =>
      (await api.call(getPaymentAttempt, { params: { id: id ?? 0 }, signal })).data,
    staleTime: 0,
    // A closed window, a lost line, another tab: what is shown next is the truth again.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) =>
      isUnknown(state.error) ||
      (state.data && !state.data.isUnderWay && state.data.state !== 'refunding')
        ? false
        : LOOK_MS,
  });
}

/** Prices of paying in parts; asked of the gateway by the first digits of the card. */
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

/** Drops what was known of payments and cards. */
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
