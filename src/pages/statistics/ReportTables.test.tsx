import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noFigures } from '../../../tests/support/noFigures.ts';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { HeatMap } from './HeatMap.tsx';
import { ReportTables } from './ReportTables.tsx';

const day = (date: string, leads: number) => ({ ...noFigures, day: date, leads });

const report = {
  period: { from: '2026-11-20', to: '2026-11-21' },
  beforePeriod: { from: '2026-11-18', to: '2026-11-19' },
  step: 'day' as const,
  figures: { ...noFigures, leads: 9 },
  before: { ...noFigures, leads: 7 },
  days: [day('2026-11-20', 4), day('2026-11-21', 5)],
  daysBefore: [day('2026-11-18', 1), day('2026-11-19', 6)],
  providers: [],
  hours: [],
  staleDays: 0,
};

const cells = (index: number) =>
  [...(screen.getAllByRole<HTMLTableRowElement>('row')[index]?.cells ?? [])].map(
    ({ textContent }) => textContent,
  );

it('lists the compared numbers of the chart in the table', async () => {
  render(<ReportTables kind="deals" report={report} />, { wrapper: await samplePanel('tr') });
  expect(screen.getByRole('table', { name: 'Günlere göre' })).toBeTruthy();
  expect(cells(0).at(-1)).toBe('Talep, karşılaştırılan');
  expect([cells(1).at(-1), cells(2).at(-1)]).toEqual(['1', '6']);
});

it('lists no compared numbers without a comparison', async () => {
  const alone = { ...report, before: null, beforePeriod: null, daysBefore: [] };
  render(<ReportTables kind="deals" report={alone} />, { wrapper: await samplePanel('tr') });
  expect(cells(0)).toEqual(['Gün', 'Talep', 'Anlaşma', 'Tahmini gelir']);
});

it('says the busiest weekday and hour above the heat map', async () => {
  const hours = Array.from({ length: 168 }, (_, hour) => (hour === 6 * 24 + 21 ? 12 : 1));
  const view = render(<HeatMap hours={hours} title="Ne zaman" />, {
    wrapper: await samplePanel('tr'),
  });
  expect(screen.getByText('En yüksek: Pazar 21:00, 12.')).toBeTruthy();
  view.rerender(<HeatMap hours={hours.map(() => 0)} title="Ne zaman" />);
  expect(screen.queryByText(/En yüksek/)).toBeNull();
});
