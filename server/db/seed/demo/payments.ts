import type { Insertable } from 'kysely';
import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { PaymentsTable } from '../../tables/payments.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';

/** The page that each account pays for, and what. */
const bills: Readonly<Record<number, { provider_id: number; description: string }>> = {
  [account.yildirim]: { provider_id: page.cinaralti, description: 'Altın paket' },
  [account.zeynep]: { provider_id: page.zeynep, description: 'Başlangıç paketi' },
  [account.selale]: { provider_id: page.selale, description: 'Gümüş paket' },
  [account.degirmen]: { provider_id: page.degirmen, description: 'Gümüş paket' },
};

/** Returns the payments and debts of the customers, in kuruş. */
export function payments(now: Date): Insertable<PaymentsTable>[] {
  const today = dayIn(zone, now);
  const payment = (customer: number, lira: number, status: string, due: number, month = 0) => ({
    customer_id: customer,
    ...(bills[customer] ?? { provider_id: null, description: 'Paket' }),
    amount_minor: lira * 100,
    status,
    due_date: addDays(today, due),
    recurring_month: month,
    created_at: hourOf(zone, addDays(today, Math.min(due, 0) - 7), 9).toISOString(),
  });
  const months = (count: number, each: (month: number) => Insertable<PaymentsTable>) =>
    Array.from({ length: count }, (_, index) => each(index + 1));
  return [
    // A package of ten months, the last of which falls due in five days.
    ...months(10, (month) =>
      payment(account.yildirim, 12_500, 'paid', 5 - (11 - month) * 30, month),
    ),
    payment(account.yildirim, 12_500, 'pending', 5, 11),
    ...months(6, (month) =>
      payment(account.yildirim, 8_000, month <= 4 ? 'paid' : 'planned', (month - 5) * 30 + 12),
    ),
    payment(account.yildirim, 4_900, 'failed', -41),
    ...months(5, (month) => payment(account.zeynep, 2_400, 'paid', -60 - (6 - month) * 30)),
    payment(account.zeynep, 2_400, 'overdue', -30),
    payment(account.zeynep, 2_400, 'overdue', -60),
    payment(account.selale, 6_750, 'pending', 3, 1),
    ...months(9, (month) =>
      payment(account.degirmen, 5_200, 'paid', -15 - (10 - month) * 30, month),
    ),
  ];
}
