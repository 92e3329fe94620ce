import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import { openPayment } from '../../../tests/support/openPayment.ts';
import { createDataProvider } from '../../data/dataProvider.ts';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import type { Attempt, Checkout } from './checkoutQueries.ts';

const attemptIn = (state: Attempt['state']): Attempt => ({
  id: 7,
  state,
  isUnderWay: true,
  hasPage: false,
  amountMinor: 100_000,
  paidMinor: 100_000,
  takenMinor: 0,
  refundedMinor: 0,
  chargedBackMinor: 0,
  installments: 1,
  card: null,
  declineReason: null,
  payments: [{ id: 3, description: 'Altın', amountMinor: 100_000 }],
  begunAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-21T09:15:00.000Z',
  settledAt: null,
});

/** Renders the checkout with two payments, for one of which an attempt in this state is under way. */
async function open(state: Attempt['state']): Promise<void> {
  const attempt = attemptIn(state);
  const checkout: Checkout = {
    // A gateway without fields enters the card on its own page.
    gateway: { isOpen: true, name: 'Deneme', fieldsUrl: null },
    payments: [openPayment(3, 'Altın', 100_000), openPayment(4, 'Vitrin', 100_000)],
    paymentIdsUnderWay: [3],
    products: [],
    attempt,
  };
  const responses: Partial<Record<OperationId, unknown>> = {
    getCheckout: checkout,
    getPaymentAttempt: attempt,
    listCreditCards: [],
    listPaymentInstallments: [{ count: 1, monthlyMinor: 100_000, totalMinor: 100_000 }],
  };
  const call = async ({ id }: { id: OperationId }) => ({ data: responses[id] });
  // cast: the client implements only the call of the page
  const client = { send: call, call } as never;
  render(
    <MemoryRouter initialEntries={['/checkout']}>
      <CoreAdminContext
        i18nProvider={await loadI18nProvider('tr', ['tr'])}
        dataProvider={createDataProvider({ client, pathValues: () => ({}) })}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <CheckoutPage
          customerId={1}
          providers={[{ id: 1, name: 'Bahçe' }]}
          paymentsPath="/payments"
          manager={undefined}
          onlyLooks={undefined}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

/** Checks that the order is shown without the payment that is under way. */
async function expectOrder(): Promise<void> {
  const busy = await screen.findByRole('checkbox', { name: /Altın$/ });
  expect(busy).toHaveProperty('disabled', true);
  expect(busy).toHaveProperty('checked', false);
  const reason = document.getElementById(busy.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Süren bir işlem var; sonucu bekleniyor.');
  expect(screen.getByRole('checkbox', { name: /Vitrin$/ })).toHaveProperty('checked', true);
  expect(screen.getAllByRole('button', { name: 'Çıkar' })).toHaveLength(1);
  const pay = await screen.findByRole('button', { name: /öde$/ });
  expect(pay.textContent.replace(/\s/g, ' ')).toBe('1.000,00 TL öde');
}

it.each([
  ['unknown', 'Sonuç henüz bilinmiyor'],
  ['needs_person', 'Ödemenizi bir kişi inceliyor'],
] as const)(
  'names an attempt that is %s, and lets the other payments be paid',
  async (state, title) => {
    await open(state);
    await expectOrder();
    expect(screen.getByText(title)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Durumunu gör' }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Diğer ödemeler' }));
    await expectOrder();
  },
);

it('shows the attempt instead of the order while the buyer completes it', async () => {
  await open('authorizing');
  expect(await screen.findByRole('heading', { name: 'Bankanın yanıtı bekleniyor' })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Diğer ödemeler' })).toBeNull();
});
