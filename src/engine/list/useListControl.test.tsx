import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListControl } from './useListControl.ts';
import { PrefetchListContext, type NextList } from './usePrefetchList.ts';

let prefetched: [NextList, 'missing' | undefined][] = [];

function Control() {
  const control = useListControl();
  const [page, setPage] = useState(1);
  return (
    <button type="button" {...control({ page: 2 }, () => setPage(2))}>
      {page}
    </button>
  );
}

const button = () => screen.getByRole('button');
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
  prefetched = [];
  render(
    <PrefetchListContext value={async (next, rows) => void prefetched.push([next, rows])}>
      <Control />
    </PrefetchListContext>,
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('prefetches missing rows once a mouse or the focus rests on the control', () => {
  fireEvent.pointerMove(button(), { pointerType: 'mouse' });
  expect(prefetched).toEqual([]);
  wait(100);
  expect(prefetched).toEqual([[{ page: 2 }, 'missing']]);
  fireEvent.focus(button());
  wait(100);
  expect(prefetched).toHaveLength(2);
  expect(screen.getByRole('button', { name: '1' })).toBeDefined();
});

it('prefetches nothing for a mouse that crosses it, a finger, or a saved connection', () => {
  fireEvent.pointerMove(button(), { pointerType: 'mouse' });
  wait(50);
  fireEvent.pointerLeave(button());
  fireEvent.pointerMove(button(), { pointerType: 'touch' });
  wait(100);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.pointerMove(button(), { pointerType: 'mouse' });
  wait(100);
  expect(prefetched).toEqual([]);
});

it('prefetches and changes at a press, once', () => {
  fireEvent.pointerMove(button(), { pointerType: 'mouse' });
  fireEvent.focus(button());
  fireEvent.click(button());
  wait(100);
  expect(prefetched).toEqual([[{ page: 2 }, undefined]]);
  expect(screen.getByRole('button', { name: '2' })).toBeDefined();
});
