import { expect, test } from 'vitest';
import { lockedFirstOf, lockedFirstOfResource, moveRefusal } from './orders.ts';

test('keeps the locked positions, and rejects moves into them or past the end', () => {
  expect([moveRefusal(5, 4, 6, 8), moveRefusal(5, 5, 4, 8), moveRefusal(5, 7, 8, 8)]).toEqual([
    'locked',
    'at_end',
    'at_end',
  ]);
  expect(moveRefusal(5, 7, 5, 8)).toBeUndefined();
  expect([moveRefusal(0, 0, 1, 2), moveRefusal(0, 0, -1, 2)]).toEqual([undefined, 'at_end']);
});

test('reads the number of locked positions from the contract, by default none', () => {
  expect([lockedFirstOf({ within: 'shelfId', lockedFirst: 3 }), lockedFirstOf('shelfId')]).toEqual([
    3, 0,
  ]);
  expect([lockedFirstOfResource('medias'), lockedFirstOfResource('galleries')]).toEqual([5, 0]);
});
