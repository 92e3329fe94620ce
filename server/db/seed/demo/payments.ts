import type { Insertable } from 'kysely';
import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { PaymentsTable } from '../../tables/payments.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';

/** Provider that each customer pays for, with the description. */
const bills: Readonly<Record<number, { provider_id: number | null; description: string }>> = {
  [account.yildirim]: { provider_id: page.cinaralti, description: 'Altın paket' },
  [account.zeynep]: { provider_id: page.zeynep, description: 'Başlangıç paketi' },
  [account.selale]: { provider_id: page.selale, description: 'Gümüş paket' },
  [account.degirmen]: { provider_id: page.degirmen, description: 'Gümüş paket' },
  [account.papatya]: { provider_id: null, description: 'Gümüş paket' },
};

interface Due {
  status: string;
  /** Due date in days from today. */
  due: number;
  month?: number;
  more?: Partial<Insertable<PaymentsTable>>;
}

/** Returns the columns of a paid payment: by card on its due date, with its instalments. */
const paidFacts = (status: string, dueDate: string, lira: number, installments: number) =>
  status === 'paid'
    ? {
        method: 'credit_card',
        paid_at: hourOf(zone, dueDate, 11).toISOString(),
        paid_minor: lira * 100,
        installments,
      }
    : { method: null, paid_at: null, paid_minor: null, installments };

/** Returns the payments and debts of the customers, in kuruş. */
export function payments(now: Date): Insertable<PaymentsTable>[] {
  const today = dayIn(zone, now);
  const payment = (customer: number, lira: number, { status, due, month = 0, more = {} }: Due) => {
    const dueDate = addDays(today, due);
    return {
      customer_id: customer,
      ...(bills[customer] ?? { provider_id: null, description: 'Paket' }),
      amount_minor: lira * 100,
      status,
      due_date: dueDate,
      recurring_month: month,
      kind: 'package' as const,
      product_id: null,
      period_start: null,
      period_end: null,
      couple_name: null,
      wedding_date: null,
      note: null,
      ...paidFacts(status, dueDate, lira, 1),
      created_at: hourOf(zone, addDays(today, Math.min(due, 0) - 7), 9).toISOString(),
      updated_at: hourOf(zone, addDays(today, Math.min(due, 0) - 7), 9).toISOString(),
      ...more,
    };
  };
  const months = (count: number, each: (month: number) => Insertable<PaymentsTable>) =>
    Array.from({ length: count }, (_, index) => each(index + 1));
  /** Returns the payment of a past package of a whole year. */
  const past = (lira: number, description: string, yearsAgo: number) => {
    const start = addDays(today, -365 * yearsAgo - 40);
    return payment(account.yildirim, lira, {
      status: 'paid',
      due: -365 * yearsAgo - 40,
      more: { description, period_start: start, period_end: addDays(start, 364) },
    });
  };
  /** Returns a couple's payment for an assisted lead. */
  const couple = (name: string, lira: number, due: number, wedding: number) =>
    payment(account.yildirim, lira, {
      status: due < 0 ? 'paid' : 'planned',
      due,
      more: {
        kind: 'couple',
        description: 'Rezervasyon kaporası',
        couple_name: name,
        wedding_date: addDays(today, wedding),
      },
    });
  return [
    // A package of ten months, the last of which is due in five days.
    ...months(10, (month) =>
      payment(account.yildirim, 12_500, { status: 'paid', due: 5 - (11 - month) * 30, month }),
    ),
    payment(account.yildirim, 12_500, { status: 'pending', due: 5, month: 11 }),
    ...months(6, (month) =>
      payment(account.yildirim, 8_000, {
        status: month <= 4 ? 'paid' : 'planned',
        due: (month - 5) * 30 + 12,
        more: { description: `Vitrin paketi, ${month}/6` },
      }),
    ),
    payment(account.yildirim, 4_900, { status: 'failed', due: 9 }),
    past(98_000, 'Gümüş paket', 2),
    past(124_000, 'Altın paket', 1),
    couple('Elif Şahin & Can Demir', 15_000, -12, 210),
    couple('Işıl Öztürk & İlker Çağlar', 20_000, -3, 265),
    couple('Şule Ağca & Ömer Ünal', 12_500, 20, 320),
    ...months(5, (month) =>
      payment(account.zeynep, 2_400, { status: 'paid', due: -60 - (6 - month) * 30 }),
    ),
    payment(account.zeynep, 2_400, { status: 'overdue', due: -30 }),
    payment(account.zeynep, 2_400, { status: 'overdue', due: -60 }),
    payment(account.selale, 6_750, { status: 'pending', due: 3, month: 1 }),
    ...months(9, (month) =>
      payment(account.degirmen, 5_200, { status: 'paid', due: -15 - (10 - month) * 30 }),
    ),
    payment(account.papatya, 5_200, { status: 'pending', due: 15 }),
  ];
}
