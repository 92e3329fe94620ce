import { expect, test } from 'vitest';
import { packagePeriod, type RunningPackage } from './packagePeriod.ts';

const today = '2026-11-21';
const none: RunningPackage = {
  isRunning: false,
  isSame: false,
  isBetter: false,
  end: null,
  paidUntil: null,
};
const other: RunningPackage = { ...none, isRunning: true, end: '2027-04-15' };
const bought = { start: null, end: null, months: 12 };
const requested = { start: '2027-01-01', end: '2027-12-31', months: 12 };

test.each([
  ['begins today without a running package', bought, none, today, '2027-11-20', true],
  ['begins today over a cheaper package', bought, other, today, '2027-11-20', true],
  [
    'follows the paid time of the same product',
    bought,
    { ...other, isSame: true },
    '2027-04-16',
    '2028-04-15',
    true,
  ],
  [
    'waits for the end of a better package',
    bought,
    { ...other, isBetter: true },
    '2027-04-16',
    '2028-04-15',
    false,
  ],
  [
    'follows a paid period that has not begun',
    bought,
    { ...other, paidUntil: '2028-01-31' },
    '2028-02-01',
    '2029-01-31',
    false,
  ],
  [
    'begins today after an ended package',
    bought,
    { ...other, isRunning: false, isSame: true, end: '2026-10-01' },
    today,
    '2027-11-20',
    true,
  ],
  [
    'keeps a requested period and waits for it',
    requested,
    other,
    '2027-01-01',
    '2027-12-31',
    false,
  ],
  [
    'begins today beside an endless package',
    bought,
    { ...other, isSame: true, end: null },
    today,
    '2027-11-20',
    true,
  ],
] as const)('a paid period %s', (_, period, running, start, end, begins) => {
  expect(packagePeriod(period, running, today)).toEqual({ start, end, begins });
});
