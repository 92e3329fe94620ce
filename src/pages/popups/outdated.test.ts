import { expect, it } from 'vitest';
import { reasonOf, startOf, type Catalog } from './outdated.ts';

const own = { currency: 'TRY', unit: 1 };
const weekday = { ...own, weekPeriod: 'weekday', price: 100 } as const;
const weekend = { ...own, weekPeriod: 'weekend', price: 120 } as const;
const all = { ...own, weekPeriod: 'all', price: 110 } as const;
const today = '2026-11-21';

const catalog = (changes: Partial<Catalog> = {}): Catalog => ({
  id: 1,
  version: 1,
  providerId: 1,
  name: 'Düğün menüsü',
  catalogTypeId: 1,
  description: null,
  pricingType: 'per_person',
  minGuests: null,
  maxGuests: null,
  prices: [weekday, weekend],
  expireAt: '2027-01-01',
  lowestWeekdayPrice: 100,
  lowestWeekendPrice: 120,
  file: null,
  linkedProviderIds: [],
  order: 1,
  isMain: false,
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
  allowed: { update: true, remove: true, move: true, actions: [] },
  ...changes,
});

it.each([
  ['today is its last day', { expireAt: today }, undefined],
  ['tomorrow', { expireAt: '2026-11-22' }, undefined],
  ['yesterday', { expireAt: '2026-11-20' }, 'expired'],
  ['no weekend price', { prices: [weekday] }, 'incomplete'],
  [
    'one option without its weekday',
    { prices: [all, { ...weekend, catalogItemOptionId: 2 }] },
    'incomplete',
  ],
  ['one price for all days', { prices: [all] }, undefined],
  ['both: the day counts first', { expireAt: '2026-11-20', prices: [weekday] }, 'expired'],
])('%s', (_, changes, reason) => {
  expect(reasonOf(catalog(changes), today)).toBe(reason);
});

it('requests the missing price, and proposes a future day', () => {
  const start = startOf(
    catalog({ prices: [weekday], expireAt: '2026-11-20' }),
    today,
    '2027-02-21',
  );
  expect(start).toEqual({
    prices: [weekday, { ...weekday, weekPeriod: 'weekend', price: null }],
    expireAt: '2027-02-21',
  });
});

it('keeps a valid day', () => {
  expect(startOf(catalog(), today, '2027-02-21').expireAt).toBe('2027-01-01');
});
