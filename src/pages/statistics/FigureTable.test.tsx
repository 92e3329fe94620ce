import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { FigureTable } from './FigureTable.tsx';

afterEach(() => vi.restoreAllMocks());

it('shows two providers of the same name, each with its figures', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const rows = [12, 7].map((visits) => ({ name: 'Işık Fotoğraf', values: { visits } }));
  render(<FigureTable title="Firmalar" head="Firma" names={['visits']} rows={rows} />, {
    wrapper: await samplePanel('tr'),
  });
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toContain(
    'Işık Fotoğraf7',
  );
  expect(consoleError).not.toHaveBeenCalled();
});
