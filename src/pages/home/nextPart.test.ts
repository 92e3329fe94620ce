import { expect, it } from 'vitest';
import { nextPart } from './nextPart.ts';

it('returns the part with the largest gain', () => {
  const parts = [
    { name: 'response', weight: 35, percent: 80 },
    { name: 'completeness', weight: 25, percent: 40 },
    { name: 'deals', weight: 10, percent: 0 },
  ] as const;
  expect(nextPart(parts)).toBe('completeness');
});

it('returns nothing if nothing can be gained or is known', () => {
  expect(nextPart([{ name: 'response', weight: 35, percent: 92 }])).toBeUndefined();
  expect(nextPart([{ name: 'reviews', weight: 20, percent: null }])).toBeUndefined();
});
