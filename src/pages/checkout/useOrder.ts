import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { createPayment, deletePayment } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import { useForgetPayments, type Checkout } from './checkoutQueries.ts';

/**
 * Returns the chosen payments and their sum (minor units), with functions to change them. All open payments
 * are chosen at first, except those with an attempt under way, which cannot be chosen.
 */
export function useOrder(
  checkout: Checkout | undefined,
  order: { productId: number | undefined; providerId: number | undefined },
) {
  const api = useApi();
  const notify = useNotify();
  const forget = useForgetPayments();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) =>
      setLeft((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const change = useCallback(
    async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (error) {
        notify(errorMessage(error), { type: 'error' });
      } finally {
        await forget();
      }
    },
    [forget, notify],
  );
  const { productId: chosenProduct, providerId } = order;
  const add = useCallback(
    (productId: number, forProvider: number) =>
      change(() =>
        api.call(createPayment, {
          body: { productId, providerId: forProvider },
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    [api, change],
  );
  const remove = useCallback(
    (id: number) => change(() => api.call(deletePayment, { params: { id } })),
    [api, change],
  );
  // A package in the address is added once, for the provider in the address.
  const added = useRef(false);
  useEffect(() => {
    if (chosenProduct === undefined || providerId === undefined || added.current) return;
    added.current = true;
    void add(chosenProduct, providerId);
  }, [chosenProduct, providerId, add]);
  const payments = checkout?.payments ?? [];
  const underWay = new Set(checkout?.paymentIdsUnderWay);
  const paid = payments.filter(({ id }) => !left.has(id) && !underWay.has(id));
  return {
    chosen: new Set(paid.map(({ id }) => id)),
    amountMinor: paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    toggle,
    add,
    remove,
  };
}
