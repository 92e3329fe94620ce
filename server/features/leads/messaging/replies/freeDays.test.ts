import { expect, test } from 'vitest';
import { freeDays } from './freeDays.ts';

// 2027-06-19 is a Saturday.
test.each<[string, string[], string, string[]]>([
  ['the nearest of the same weekday', [], '2026-11-21', ['2027-06-12', '2027-06-26', '2027-07-03']],
  [
    'taken ones are passed over',
    ['2027-06-26', '2027-07-03'],
    '2026-11-21',
    ['2027-06-05', '2027-06-12', '2027-07-10'],
  ],
  ['none in the past', [], '2027-06-12', ['2027-06-26', '2027-07-03', '2027-07-10']],
])('%s', (_name, taken, today, days) => {
  expect(freeDays('2027-06-19', new Set(taken), today)).toEqual(days);
});

test('returns nothing if every week around is booked', () => {
  const taken = new Set(
    Array.from({ length: 120 }, (_, index) =>
      new Date(Date.UTC(2027, 3, 20 + index)).toISOString().slice(0, 10),
    ),
  );
  expect(freeDays('2027-06-19', taken, '2026-11-21')).toEqual([]);
});
