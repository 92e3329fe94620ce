import { expect, test } from 'vitest';
import { addBusinessHours } from './businessHours.ts';

const none = new Map();

test.each([
  ['on a Tuesday', '2026-11-24T09:00:00.000Z', '2026-11-26T09:00:00.000Z'],
  ['over a weekend', '2026-11-27T09:00:00.000Z', '2026-12-01T09:00:00.000Z'],
  ['on a Saturday, from Monday on', '2026-11-28T09:00:00.000Z', '2026-12-01T21:00:00.000Z'],
])('48 hours that begin %s', (_, from, until) => {
  expect(addBusinessHours(new Date(from), 48, none).toISOString()).toBe(until);
});

test('a public holiday does not count, and its eve counts until 13:00', () => {
  const holidays = new Map([
    ['2026-10-28', 'half'],
    ['2026-10-29', 'whole'],
  ] as const);
  // Tuesday 12:00 to Wednesday 13:00 are 25 hours; 23 hours follow on Friday.
  const from = new Date('2026-10-27T09:00:00.000Z');
  expect(addBusinessHours(from, 48, holidays).toISOString()).toBe('2026-10-30T20:00:00.000Z');
});
