import { expect, test } from 'vitest';
import { addBusinessDays } from './businessDays.ts';

const HOLIDAYS = new Map([
  ['2026-05-19', 'whole'],
  ['2026-05-26', 'half'],
  ['2026-05-27', 'whole'],
  ['2026-05-28', 'whole'],
  ['2026-05-29', 'whole'],
  ['2026-05-30', 'whole'],
] as const);

test.each([
  ['2026-11-25', '2026-11-27'],
  ['2026-11-26', '2026-11-30'],
  ['2026-11-28', '2026-12-01'],
  ['2026-05-18', '2026-05-21'],
  ['2026-05-25', '2026-06-01'],
])('two business days after %s end on %s', (from, until) => {
  expect(addBusinessDays(from, 2, HOLIDAYS)).toBe(until);
});

test('zero business days later is the same day', () => {
  expect(addBusinessDays('2026-11-28', 0, HOLIDAYS)).toBe('2026-11-28');
});
