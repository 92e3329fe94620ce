import { expect, it } from 'vitest';
import {
  everyDay,
  everyMonth,
  firstDays,
  firstDaysBefore,
  periodBefore,
  periodOf,
  weddingPeriodOf,
} from './period.ts';

const now = new Date('2026-11-21T21:30:00Z');

it('defaults to the last thirty days', () => {
  expect(periodOf({}, now)).toEqual({ from: '2026-10-24', to: '2026-11-22' });
  expect(everyDay(periodOf({}, now))).toHaveLength(30);
});

it('defaults to the next year for weddings', () => {
  expect(weddingPeriodOf({}, now)).toEqual({ from: '2026-11-22', to: '2027-11-21' });
});

it.each([
  ['previous', { from: '2026-01-29', to: '2026-02-28' }],
  ['year', { from: '2025-03-01', to: '2025-03-31' }],
  ['none', null],
] as const)('compares March with what %s names', (compare, before) => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' }, compare)).toEqual(before);
});

it.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'not_before'],
  [{ from: '2020-01-01', to: '2026-11-01' }, 'not_after'],
])('rejects %j at the last day', (requested, code) => {
  expect(() => periodOf(requested, now)).toThrow(
    expect.objectContaining({
      details: { faults: [expect.objectContaining({ path: 'to', code })] },
    }),
  );
});

it('weeks start with the period and months with the calendar', () => {
  const period = { from: '2026-11-20', to: '2027-01-01' };
  expect(firstDays(period, 'day')).toEqual(everyDay(period));
  expect(firstDays(period, 'week').slice(0, 2)).toEqual(['2026-11-20', '2026-11-27']);
  expect(firstDays(period, 'week')).toHaveLength(7);
  expect(firstDays(period, 'month')).toEqual(['2026-11-20', '2026-12-01', '2027-01-01']);
});

it('lists every month of a period', () => {
  expect(everyMonth({ from: '2026-11-30', to: '2027-01-01' })).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
  ]);
});

it.each([
  ['previous', 'month', ['2025-12-21', '2026-01-11', '2026-02-11']],
  ['year', 'month', ['2025-04-10', '2025-05-01', '2025-06-01']],
  ['previous', 'week', ['2025-12-21', '2025-12-28', '2026-01-04']],
] as const)('divides the %s days into as many equal steps of a %s', (compare, step, first) => {
  const period = { from: '2026-04-10', to: '2026-07-28' };
  const before = periodBefore(period, compare) ?? period;
  const steps = firstDaysBefore(period, before, step);
  expect(steps.slice(0, 3)).toEqual(first);
  expect(steps).toHaveLength(firstDays(period, step).length);
});

it('loses no day of a leap year to the comparison', () => {
  const period = { from: '2025-02-27', to: '2025-03-02' };
  const before = periodBefore(period, 'year') ?? period;
  expect(firstDaysBefore(period, before, 'day')).toEqual([
    '2024-02-27',
    '2024-02-28',
    '2024-03-01',
    '2024-03-02',
  ]);
});
