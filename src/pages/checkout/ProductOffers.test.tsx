import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPayment } from '../../../tests/support/openPayment.ts';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import type { Checkout } from './checkoutQueries.ts';
import { ProductOffers } from './ProductOffers.tsx';

const gold = { id: 2, code: 'gold', name: 'Altın', priceMinor: 1_250_000, months: 12 };
const pendingPayment = openPayment(7, 'Altın', 1_250_000);
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
