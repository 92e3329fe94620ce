import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DefinitionsContext, type Definitions } from '../definition/DefinitionsContext.ts';
import { usePreloadRecord } from './usePreloadRecord.ts';

function Records() {
  const near = usePreloadRecord('leads', true);
  return (
    <section aria-label="Records" {...near}>
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
  };
  render(
    <DefinitionsContext value={definitions}>
      <Records />
    </DefinitionsContext>,
  );
  return { preload, preloadHead };
}

it('fetches what a record opens once a pointer or the focus comes among the records', () => {
  const { preload } = renderRecords();
  fireEvent.pointerOver(screen.getByRole('columnheader', { name: 'Couple' }));
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Next page' }));
  expect(preload).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Ayşe' }));
  fireEvent.focus(screen.getByRole('button', { name: 'Ayşe' }));
  expect(preload.mock.calls).toEqual([['leads', 'show']]);
});

it('fetches the head of a record ahead where nothing hovers', () => {
  const { preload, preloadHead } = renderRecords();
  expect(preloadHead).toHaveBeenCalledWith('leads', 'show');
  expect(preload).not.toHaveBeenCalled();
});
