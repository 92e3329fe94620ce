import { expect, test } from 'vitest';
import { expiryOf } from './expiry.ts';

test.each([
  [11, 2026, '2026-11-30', 'soon'],
  [11, 2026, '2026-12-01', 'expired'],
  [12, 2026, '2026-11-30', 'good'],
  [12, 2026, '2026-12-01', 'soon'],
  [1, 2030, '2026-12-01', 'good'],
  [null, null, '2026-12-01', 'good'],
] as const)('a card until %s/%s is on %s %s', (month, year, today, expected) => {
  expect(expiryOf(month, year, today)).toBe(expected);
});
