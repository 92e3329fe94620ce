import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import type { Checkout } from './checkoutQueries.ts';
import { ProductOffers } from './ProductOffers.tsx';

const gold = { id: 2, code: 'gold', name: 'Altın', priceMinor: 1_250_000, months: 12 };
const pendingPayment: Checkout['payments'][number] = {
  id: 7,
  version: 1,
  providerId: 1,
  description: 'Altın',
  amountMinor: 1_250_000,
  status: 'pending',
  kind: 'upgrade',
  method: null,
  dueDate: '2026-11-21',
  paidAt: null,
  installments: 1,
  installmentMinor: 1_250_000,
  taxMinor: 208_333,
  totalMinor: 1_250_000,
  recurringMonth: 0,
  productId: 2,
  periodStart: null,
  periodEnd: null,
  coupleName: null,
  weddingDate: null,
  note: null,
  createdAt: '2026-11-21T09:00:00.000Z',
};
const checkout: Checkout = {
  gateway: { isOpen: true, name: 'Deneme', fieldsUrl: null },
  payments: [pendingPayment],
  paymentIdsUnderWay: [],
  products: [gold],
  attempt: null,
};
const garden = { id: 1, name: 'Bahçe' };
const bridal = { id: 3, name: 'Gelinlik' };

it('offers a package for each provider without one', async () => {
  const onAdd = vi.fn<(productId: number, providerId: number) => void>();
  render(<ProductOffers checkout={checkout} providers={[garden, bridal]} onAdd={onAdd} />, {
    wrapper: await samplePanel('tr'),
  });
  const add = () => screen.queryByRole('button', { name: 'Altın ekle', hidden: true });
  expect(add()).toBeNull();
  fireEvent.change(screen.getByLabelText('Hangi firma için'), { target: { value: '3' } });
  fireEvent.click(add() ?? document.body);
  expect(onAdd.mock.calls).toEqual([[2, 3]]);
});

it('offers nothing if all providers have one', async () => {
  const onAdd = vi.fn<(productId: number, providerId: number) => void>();
  render(<ProductOffers checkout={checkout} providers={[bridal]} onAdd={onAdd} />, {
    wrapper: await samplePanel('tr'),
  });
  expect(screen.queryByLabelText('Hangi firma için')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Altın ekle', hidden: true }));
  expect(onAdd.mock.calls).toEqual([[2, 3]]);
});
