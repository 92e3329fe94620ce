import { expect, it } from 'vitest';
import { stepTo } from './wallSteps.ts';

/** Eight pictures in three columns; the last row has two. */
const grid = { count: 8, columns: 3, isMirrored: false };

it.each([
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 2, 2],
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowRight', 7, 7],
  ['ArrowRight', -1, 0],
])('%s moves from picture %i to %i of eight in three columns', (key, at, expected) => {
  expect(stepTo(key, { ...grid, at })).toBe(expected);
});

it.each([
  ['ArrowDown', 1, 4],
  ['ArrowUp', 7, 4],
  ['ArrowLeft', 2, 3],
  ['ArrowRight', 3, 2],
])('%s moves from picture %i to %i if rows are read from right to left', (key, at, expected) => {
  expect(stepTo(key, { ...grid, at, isMirrored: true })).toBe(expected);
});

it('ignores any other key', () => {
  expect(stepTo('a', { ...grid, at: 1 })).toBeUndefined();
});
