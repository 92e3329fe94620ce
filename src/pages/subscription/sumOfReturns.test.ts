import { expect, it } from 'vitest';
import { sumOfReturns } from './sumOfReturns.ts';

it('adds up months and says what each lead and deal cost', () => {
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

it('divides nothing by what did not come', () => {
  expect(sumOfReturns([])).toMatchObject({ costPerLeadMinor: null, costPerDealMinor: null });
});
