import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChartFigure } from './ChartFigure.tsx';

it('names a chart by a heading of the level that its page needs', () => {
  const chart = {
    title: 'Gün gün: Ziyaret',
    sentence: 'En yüksek: 8 Kas 2026, 59.',
    table: { heads: ['Gün', 'Ziyaret'], rows: [['8 Kas 2026', '59']] },
    height: 200,
    children: null,
  };
  const { rerender } = render(<ChartFigure {...chart} />);
  expect(screen.getByRole('heading', { level: 3, name: chart.title })).toBeTruthy();
  rerender(<ChartFigure {...chart} heading="h2" />);
  expect(screen.getByRole('heading', { level: 2, name: chart.title })).toBeTruthy();
  expect(screen.getByRole('figure', { name: chart.title })).toBeTruthy();
});
