import { describe, expect, test } from 'vitest';
import { byMonth, byStatus, monthsOf } from './coupleStats.ts';

const now = new Date('2026-11-21T09:00:00Z');
const names = (from: string, until?: string) =>
  monthsOf({ from, until }, now).map(({ month }) => month);

describe('months of a period, in Istanbul’s time zone', () => {
  test.each<[string, string | undefined, string[]]>([
    ['2026-10-31T21:00:00Z', undefined, ['2026-11']],
    // One millisecond earlier it is October there.
    ['2026-10-31T20:59:59.999Z', undefined, ['2026-10', '2026-11']],
    ['2025-12-15T00:00:00Z', '2026-01-31T21:00:00Z', ['2025-12', '2026-01']],
    ['2026-12-01T00:00:00Z', undefined, []],
  ])('from %s until %s', (from, until, expected) => {
    expect(names(from, until)).toEqual(expected);
  });

  test('each begins at its midnight', () => {
    expect(monthsOf({ from: '2026-11-02T00:00:00Z', until: undefined }, now)).toEqual([
      { month: '2026-11', from: '2026-10-31T21:00:00.000Z' },
    ]);
  });

  test('of a long period are the last 24', () => {
    const months = names('2010-01-01T00:00:00Z');
    expect([months.length, months[0], months.at(-1)]).toEqual([24, '2024-12', '2026-11']);
  });
});

test('every status has a count', () => {
  const counts = byStatus([
    { status: 'new', count: 2 },
    { status: 'new', count: 1 },
    { status: 'deal', count: 4 },
  ]);
  expect(counts).toMatchObject({ new: 3, deal: 4, unreachable: 0 });
  expect(Object.keys(counts)).toHaveLength(9);
});

test('months count their arrivals, and earlier ones are in none', () => {
  const months = [
    { month: '2026-10', from: '' },
    { month: '2026-11', from: '' },
  ];
  const counts = [
    { month: 0, status: 'deal', total: 9 },
    { month: 1, status: 'new', total: 3 },
    { month: 1, status: 'deal', total: 2 },
  ] as const;
  expect(byMonth(months, counts)).toEqual([
    { month: '2026-10', total: 5, deals: 2 },
    { month: '2026-11', total: 0, deals: 0 },
  ]);
});
