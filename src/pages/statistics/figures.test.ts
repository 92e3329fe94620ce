import { expect, it } from 'vitest';
import { byMonth, dealRate } from './figures.ts';

const page = (months: { month: string; total: number; deals: number }[]) => ({
  id: 1,
  name: 'Çınaraltı',
  total: 0,
  deals: 0,
  prepaid: 0,
  missed: 0,
  months,
});

it('adds the months of all pages, the oldest first', () => {
  const figures = [
    page([{ month: '2026-11', total: 4, deals: 1 }]),
    page([
      { month: '2026-10', total: 3, deals: 2 },
      { month: '2026-11', total: 6, deals: 0 },
    ]),
  ];
  expect(byMonth(figures, 'total')).toEqual([
    { month: '2026-10', value: 3 },
    { month: '2026-11', value: 10 },
  ]);
  expect(byMonth(figures, 'deals').map(({ value }) => value)).toEqual([2, 1]);
});

it.each([
  [0, 0, 0],
  [8, 1, 13],
  [10, 10, 100],
])('of %i enquiries %i deals are %i percent', (total, deals, rate) => {
  expect(dealRate({ total, deals })).toBe(rate);
});
