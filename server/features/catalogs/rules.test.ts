import { expect, test } from 'vitest';
import { faultsOf, lowestOf } from './rules.ts';

const price = (weekPeriod: 'weekday' | 'weekend' | 'all', amount: number, option?: number) => ({
  weekPeriod,
  price: amount,
  currency: 'TRY',
  unit: 1,
  ...(option !== undefined && { catalogItemOptionId: option }),
});

test('the lowest price of a part of the week includes the prices of all days', () => {
  const prices = [price('weekday', 1450, 1), price('weekend', 1750, 1), price('all', 1600, 2)];
  expect(lowestOf(prices)).toEqual({ lowestWeekdayPrice: 1450, lowestWeekendPrice: 1600 });
  expect(lowestOf([price('weekday', 900)])).toEqual({
    lowestWeekdayPrice: 900,
    lowestWeekendPrice: null,
  });
  const mixed = [price('all', 900), { ...price('all', 20), currency: 'EUR' }];
  expect(lowestOf(mixed).lowestWeekdayPrice).toBe(900);
});

test('an option of another type, and a venue’s package without its guest count, are faults', () => {
  const list = { prices: [price('all', 900, 7)], pricingType: 'package', maxGuests: null };
  expect(faultsOf(list, { options: new Set([8]), hasCapacity: true })).toEqual([
    { path: 'prices[0].catalogItemOptionId', code: 'other_type' },
    { path: 'maxGuests', code: 'required' },
  ]);
  expect(faultsOf(list, { options: new Set([7]), hasCapacity: false })).toEqual([]);
});
