import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { FigureTiles } from './FigureTiles.tsx';

it('links figures to their records, except a figure of zero', async () => {
  const figures = [
    { name: 'leads', value: 7, before: undefined, to: '/leads' },
    { name: 'deals', value: 0, before: 2, to: '/leads?status=deal' },
  ];
  render(<FigureTiles figures={figures} />, { wrapper: await samplePanel('tr') });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(links).toEqual(['Talep: 7']);
  expect(screen.getAllByText('0')).toHaveLength(1);
});
