import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DefinitionsContext, type Definitions } from '../definition/DefinitionsContext.ts';
import { usePreloadRecord } from './usePreloadRecord.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Records({ isReady }: { isReady: boolean }) {
  const handlers = usePreloadRecord('leads', isReady);
  return (
    <section aria-label="Records" {...handlers}>
      <table>
        <thead>
          <tr>
            <th>Couple</th>
          </tr>
        </thead>
      </table>
      <button type="button">Ayşe</button>
      <nav>
        <button type="button">Next page</button>
      </nav>
    </section>
  );
}

function renderRecords() {
  const preload = vi.fn<Definitions['preload']>();
  const preloadHead = vi.fn<Definitions['preloadHead']>();
  const definitions: Definitions = {
    load: () => undefined,
    routeOf: (name) => name,
    offers: () => true,
    preload,
    preloadHead,
    preloadNow: () => {},
  };
  const page = (isReady: boolean) => (
    <DefinitionsContext value={definitions}>
      <Records isReady={isReady} />
    </DefinitionsContext>
  );
  const { rerender } = render(page(true));
  return { preload, preloadHead, setReady: (isReady: boolean) => rerender(page(isReady)) };
}

it('prefetches a record after a pointer or the focus rests on its row', () => {
  const { preload } = renderRecords();
  fireEvent.pointerOver(screen.getByRole('columnheader', { name: 'Couple' }));
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Next page' }));
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Ayşe' }));
  expect(preload).not.toHaveBeenCalled();
  vi.runAllTimers();
  fireEvent.focus(screen.getByRole('button', { name: 'Ayşe' }));
  vi.runAllTimers();
  expect(preload.mock.calls).toEqual([['leads', 'show']]);
});

it('preloads once the rows are loaded if a pointer crossed a row before', () => {
  const { preload, setReady } = renderRecords();
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Ayşe' }));
  setReady(false);
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
  setReady(true);
  expect(preload.mock.calls).toEqual([['leads', 'show']]);
});

it('prefetches the header of a record on devices without hover', () => {
  const { preload, preloadHead } = renderRecords();
  expect(preloadHead).toHaveBeenCalledWith('leads', 'show');
  expect(preload).not.toHaveBeenCalled();
});
