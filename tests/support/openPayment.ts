import type { Schemas } from '#contract/types.ts';

/** Returns an open payment of a chosen package, as the checkout lists it. */
export const openPayment = (
  id: number,
  description: string,
  amountMinor: number,
): Schemas['Checkout']['payments'][number] => ({
  id,
  version: 1,
  providerId: 1,
  description,
  amountMinor,
  status: 'pending',
  kind: 'upgrade',
  method: null,
  dueDate: null,
  paidAt: null,
  installments: 1,
  installmentMinor: amountMinor,
  taxMinor: Math.round(amountMinor / 6),
  totalMinor: amountMinor,
  recurringMonth: 0,
  productId: 2,
  periodStart: null,
  periodEnd: null,
  coupleName: null,
  weddingDate: null,
  note: null,
  createdAt: '2026-11-21T09:00:00.000Z',
});
