import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { useLift } from './useLift.ts';

/** Lifts a tile of a grid with three columns and seven tiles, presses a key, and returns the announced message. */
function announce(index: number, key: string, locked = 0) {
  const records = Array.from({ length: 7 }, (_, at) => ({ id: at + 1 }));
  const record = { id: index + 1 };
  const { result } = renderHook(() =>
    useLift({ records, nameOf: () => 'Foto', columns: 3, locked, onDrop: () => {} }),
  );
  const pressKey = (pressed: string) =>
    act(() => {
      const event = { key: pressed, preventDefault: () => {}, stopPropagation: () => {} };
      // cast: the hook reads only these members
      result.current.onHandleKey(event as KeyboardEvent, record, index);
    });
  pressKey(' ');
  pressKey(key);
  return { to: result.current.lift?.to, spoken: result.current.spoken.split('.').at(-1) };
}

it('announces the position of a tile that has none above or below it', () => {
  expect(announce(1, 'ArrowUp')).toEqual({ to: 1, spoken: 'over' });
  expect(announce(4, 'ArrowDown')).toEqual({ to: 4, spoken: 'over' });
});

it('announces the first and the last position only for a tile that cannot move further', () => {
  expect(announce(0, 'ArrowUp')).toEqual({ to: 0, spoken: 'first' });
  expect(announce(2, 'ArrowLeft', 2)).toEqual({ to: 2, spoken: 'first' });
  expect(announce(6, 'ArrowDown')).toEqual({ to: 6, spoken: 'last' });
  expect(announce(5, 'ArrowRight')).toEqual({ to: 6, spoken: 'over' });
});
