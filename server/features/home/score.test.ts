import { expect, it } from 'vitest';
import { percentOf, riskOf, scoreOf } from './score.ts';

const nothing = { response: null, completeness: null, reviews: null, prices: null, deals: null };

it.each([
  [
    'all of everything',
    { response: 100, completeness: 100, reviews: 100, prices: 100, deals: 100 },
    100,
  ],
  ['nothing of anything', { response: 0, completeness: 0, reviews: 0, prices: 0, deals: 0 }, 0],
  [
    'each part by its weight',
    { response: 80, completeness: 60, reviews: 50, prices: 0, deals: 100 },
    63,
  ],
  ['what is measured alone', { ...nothing, response: 80, deals: 20 }, 67],
  ['nothing where nothing can be measured', nothing, null],
])('counts %s', (_, percents, score) => {
  expect(scoreOf(percents).score).toBe(score);
});

it('lists every part with its weight, 100 in total, the largest first', () => {
  const weights = scoreOf(nothing).parts.map(({ weight }) => weight);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
});

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [0, 5, 0],
  [0, 0, null],
])('returns %i of %i as a whole percentage', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

it('returns the possible gain of each part, and none for unmeasured parts', () => {
  const { score, parts } = scoreOf({ ...nothing, response: 80, completeness: 60, deals: 100 });
  expect(score).toBe(76);
  expect(parts.map(({ name, gain }) => [name, gain])).toEqual([
    ['response', 10],
    ['completeness', 14],
    ['reviews', 0],
    ['prices', 0],
    ['deals', 0],
  ]);
});

it.each([
  [72, false, 28],
  [72, true, 48],
  [10, true, 100],
  [null, true, null],
])('a score of %s with a debt: %s is a risk of %s', (score, hasDebt, risk) => {
  expect(riskOf(score, hasDebt)).toBe(risk);
});
