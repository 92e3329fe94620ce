import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import type { Attempt } from './checkoutQueries.ts';
import { Outcome } from './Outcome.tsx';

const declined = (declineReason: Attempt['declineReason']): Attempt => ({
  id: 7,
  state: 'declined',
  isUnderWay: false,
  hasPage: false,
  amountMinor: 675_000,
  paidMinor: 675_000,
  installments: 1,
  card: null,
  declineReason,
  payments: [{ id: 3, description: 'Altın', amountMinor: 675_000 }],
  begunAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-21T09:15:00.000Z',
  settledAt: '2026-11-21T09:01:00.000Z',
});

it.each([
  ['page_missing', '3D Secure formu bulunamadı.'],
  ['page_address', '3D Secure yönlendirme adresi geçersiz.'],
  ['insufficient_funds', 'Kartın bakiyesi ya da limiti yetersiz.'],
] as const)(
  'says that the payment failed because of %s, and offers another try',
  async (reason, text) => {
    render(
      <Outcome attempt={declined(reason)} paymentsPath="/payments" onRetry={() => undefined} />,
      {
        wrapper: await samplePanel('tr'),
      },
    );
    expect(screen.getByRole('heading', { name: 'Ödeme yapılamadı' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeTruthy();
  },
);
