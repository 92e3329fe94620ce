import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { GAP } from './tileGrid.ts';
import { useGridBox } from './useTileGrid.ts';

afterEach(() => vi.restoreAllMocks());

it('fits into a phone before it is measured, and while it has no width', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  for (const element of [null, document.createElement('ul')]) {
    const { columns, width } = renderHook(() => useGridBox(element, 1, undefined)).result.current;
    expect(columns * (width + GAP) - GAP).toBe(390 - 2 * 16);
  }
});
