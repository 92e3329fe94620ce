import { expect, it } from 'vitest';
import { sumOfReturns } from './sumOfReturns.ts';

it('sums months and returns the cost per lead and deal', () => {
  const month = { month: '2026-10', paidMinor: 125_000, leads: 3, deals: 1, incomeMinor: 900_000 };
  expect(sumOfReturns([month, { ...month, month: '2026-11', deals: 2 }])).toEqual({
    paidMinor: 250_000,
    leads: 6,
    deals: 3,
    incomeMinor: 1_800_000,
    costPerLeadMinor: 41_667,
    costPerDealMinor: 83_333,
  });
});

it('does not divide by zero', () => {
  expect(sumOfReturns([])).toMatchObject({ costPerLeadMinor: null, costPerDealMinor: null });
});
