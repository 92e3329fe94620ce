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
  takenMinor: 0,
  refundedMinor: 0,
  chargedBackMinor: 0,
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
  'shows that the payment failed because of %s, and offers a retry',
  async (reason, text) => {
    render(
      <Outcome
        attempt={declined(reason)}
        paymentsPath="/payments"
        manager={undefined}
        onRetry={() => undefined}
      />,
      {
        wrapper: await samplePanel('tr'),
      },
    );
    expect(screen.getByRole('heading', { name: 'Ödeme yapılamadı' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeTruthy();
  },
);

it('shows the refunded and the remaining amount, and the receipt of each payment', async () => {
  const attempt: Attempt = {
    ...declined(null),
    state: 'partly_refunded',
    takenMinor: 665_000,
    refundedMinor: 65_000,
    payments: [
      { id: 3, description: 'Altın', amountMinor: 600_000 },
      { id: 4, description: 'Vitrin', amountMinor: 75_000 },
    ],
  };
  render(
    <Outcome attempt={attempt} paymentsPath="/payments" manager={undefined} onRetry={undefined} />,
    {
      wrapper: await samplePanel('tr'),
    },
  );
  const rows = screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replace(/\s/g, ' '));
  // The last amount is the captured one; a bank may capture another amount than requested.
  expect(rows.slice(2)).toEqual(['6.650,00 TL', '-650,00 TL', '6.000,00 TL']);
  const receipt = screen.getByRole('button', { name: 'Makbuzu indir: Vitrin' });
  expect(receipt.closest('dt')?.textContent).toContain('Vitrin');
});
