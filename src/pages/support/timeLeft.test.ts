import { expect, it } from 'vitest';
import { momentOf, timeLeft } from './timeLeft.ts';

it.each([
  [1_800_000, { minutes: 30 }],
  [1_799_001, { minutes: 30 }],
  [179_000, { minutes: 2 }],
  [120_001, { minutes: 2 }],
  [120_000, { seconds: 120 }],
  [1, { seconds: 1 }],
  [0, { seconds: 0 }],
  [-5000, { seconds: 0 }],
])('%d ms are %j', (left, shown) => {
  expect(timeLeft(left)).toEqual(shown);
});

it.each([
  [1_800_000, undefined],
  [300_001, undefined],
  [300_000, 5],
  [60_001, 5],
  [60_000, 1],
  [-1, 1],
])('with %d ms left, %j minutes are announced', (left, expected) => {
  expect(momentOf(left)).toBe(expected);
});
