import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWholeTiles } from './useWholeTiles.ts';

it('completes tiles only while the list stands still, and keeps them so while it scrolls', async () => {
  const { result, rerender } = renderHook(
    ({ ids, isScrolling }: { ids: number[]; isScrolling: boolean }) =>
      useWholeTiles(ids, isScrolling),
    { initialProps: { ids: [1, 2], isScrolling: false } },
  );
  expect([...result.current]).toEqual([1, 2]);
  await act(async () => rerender({ ids: [2, 3], isScrolling: true }));
  expect([...result.current]).toEqual([1, 2]);
  await act(async () => rerender({ ids: [2, 3], isScrolling: false }));
  expect([...result.current]).toEqual([2, 3]);
});
