import type { Insertable } from 'kysely';
import { addMonths, dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { CreditCardsTable } from '../../tables/payments.ts';
import { account } from './accounts.ts';

interface DemoCard {
  name: string;
  brand: 'VISA' | 'MASTER_CARD' | 'TROY';
  bin: string;
  lastFour: string;
  /** Months until its expiry; 0 expires this month. */
  months: number;
}

const AYSE: readonly DemoCard[] = [
  { name: 'Şirket kartı', brand: 'MASTER_CARD', bin: '552879', lastFour: '0008', months: 40 },
  { name: 'Yedek kart', brand: 'TROY', bin: '979203', lastFour: '0000', months: 22 },
  { name: 'Eski kart', brand: 'VISA', bin: '454360', lastFour: '1217', months: 0 },
];

const BRANDS = ['VISA', 'MASTER_CARD', 'TROY'] as const;

/** Maximum number of cards of a customer. */
const ZEYNEP: readonly DemoCard[] = Array.from({ length: 10 }, (_, index) => ({
  name: `Kart ${index + 1}`,
  brand: BRANDS[index % BRANDS.length] ?? 'VISA',
  bin: ['454360', '552879', '979203'][index % BRANDS.length] ?? '454360',
  lastFour: String(1_204 + index * 713).slice(-4),
  months: 3 + index * 4,
}));

function cardsOf(customer: number, holder: string, cards: readonly DemoCard[], now: Date) {
  const today = dayIn(zone, now);
  return cards.map(({ name, brand, bin, lastFour, months }, index) => {
    const [year = 2030, month = 1] = addMonths(today, months).split('-').map(Number);
    return {
      customer_id: customer,
      slot: index + 1,
      gateway: 'sandbox',
      user_key: `demo-account-${customer}`,
      token: `demo-card-${customer}-${index + 1}`,
      brand,
      bin,
      last_four: lastFour,
      holder,
      name,
      expiry_month: month,
      expiry_year: year,
      is_primary: index === 0,
      expiry_told_at: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    } satisfies Insertable<CreditCardsTable>;
  });
}

/** Returns the customers' cards: three for one, and the maximum of ten for another. */
export const creditCards = (now: Date) => [
  ...cardsOf(account.yildirim, 'Ayşe Yıldırım', AYSE, now),
  ...cardsOf(account.zeynep, 'Zeynep Şahin', ZEYNEP, now),
];

/** Returns the same cards for the sandbox gateway, so that they can be charged. */
export const keptAtSandbox = (now: Date) =>
  creditCards(now).map((card) => ({
    kind: 'card',
    key: `${card.user_key}:${card.token}`,
    value: {
      brand: card.brand,
      bin: card.bin,
      lastFour: card.last_four,
      holder: card.holder,
      expiryMonth: card.expiry_month,
      expiryYear: card.expiry_year,
    },
    updated_at: now.toISOString(),
  }));
