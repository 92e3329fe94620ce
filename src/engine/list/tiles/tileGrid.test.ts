import { expect, it } from 'vitest';
import { positionsWith } from './positionsWith.ts';
import { clampPosition, positionByKey, tileGrid } from './tileGrid.ts';

it('shows two columns on a phone and as many as fit elsewhere', () => {
  expect(tileGrid(358, 2).columns).toBe(2);
  expect(tileGrid(1100, 2).columns).toBe(5);
  expect(tileGrid(358, 2).width).toBe(173);
});

it('is as high as the picture, the name and the lines of facts', () => {
  const picture = 130;
  expect([0, 1, 2].map((lines) => tileGrid(358, lines).height - picture)).toEqual([30, 52, 74]);
});

it('is higher with portrait pictures', () => {
  const { pictureHeight, height } = tileGrid(358, 1, 'portrait');
  expect([pictureHeight, height]).toEqual([231, 283]);
});

it('limits a moved tile to the positions after the locked ones', () => {
  expect([-3, 2, 5, 99].map((place) => clampPosition(place, 12, 5))).toEqual([5, 5, 5, 11]);
});

it('moves by rows and columns, mirrored in right-to-left layouts, and stops at the ends', () => {
  const by = (key: string, index: number, isRightToLeft = false) =>
    positionByKey({ key, index, columns: 4, count: 10, isRightToLeft });
  expect(by('ArrowRight', 0)).toBe(1);
  expect(by('ArrowRight', 1, true)).toBe(0);
  expect(by('ArrowDown', 2)).toBe(6);
  expect(by('ArrowDown', 8)).toBe(8);
  expect(by('End', 2)).toBe(9);
  expect(by('a', 2)).toBeUndefined();
});

it('shifts tiles to make room in both directions', () => {
  expect(positionsWith(5, 1, 3)).toEqual([0, 3, 1, 2, 4]);
  expect(positionsWith(5, 3, 1)).toEqual([0, 2, 3, 1, 4]);
});
