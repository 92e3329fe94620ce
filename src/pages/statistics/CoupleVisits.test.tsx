import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { CoupleVisits } from './CoupleVisits.tsx';

const TOTAL = 12;
const visit = (id: number) => ({
  id,
  at: '2026-11-20T12:00:00.000Z',
  providerId: 1,
  providerName: 'İnci Gelinlik',
  leadId: id + 100,
  coupleName: `Elif ${id}`,
  source: 'search',
});

it('lists visits of couples in pages, each with its lead', async () => {
  const recordsApi = new RecordsApi([]);
  Object.assign(recordsApi.client, {
    call: async (_: { id: OperationId }, { query }: { query: { page: number; limit: number } }) => {
      const first = (query.page - 1) * query.limit;
      const length = Math.min(query.limit, TOTAL - first);
      const data = Array.from({ length }, (__, index) => visit(first + index + 1));
      return { data, meta: { total: TOTAL } };
    },
  });
  const children = (
    <CoupleVisits range={{ from: '2026-11-01', to: '2026-11-20' }} providerIds={[1]} />
  );
  const { panel } = await recordPanel({ recordsApi, at: '/statistics/visits', children });
  render(panel);
  expect(await screen.findByText('Size yazmış çiftlerden 12 ziyaret.')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(10);
  expect(screen.getByRole('link', { name: 'Elif 1' }).getAttribute('href')).toBe('/leads/101');
  const more = screen.getByRole('button', { name: 'Daha fazla göster' });
  await userEvent.click(more);
  expect(await screen.findByRole('link', { name: 'Elif 12' })).toBeTruthy();
  expect(screen.getAllByRole('row', { name: /20 Kas 2026 15:00 Arama$/ })).toHaveLength(TOTAL);
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
});
