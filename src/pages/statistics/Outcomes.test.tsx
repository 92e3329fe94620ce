import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { statusTone } from '../../../resources/leads/parts/statusTone.ts';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { LEAD_STATUSES } from './leadStatuses.ts';
import { Outcomes } from './Outcomes.tsx';

const figures: Schemas['StatFigures'] = {
  visits: 0,
  sessions: 0,
  anonymousVisitors: 0,
  impressions: 0,
  reach: 0,
  leads: 10,
  prepaidLeads: 0,
  deals: 1,
  incomeMinor: 0,
};
const sample: Schemas['DealReport'] = {
  report: {
    period: { from: '2026-11-01', to: '2026-11-25' },
    beforePeriod: null,
    figures,
    before: null,
    days: [],
    step: 'day',
    daysBefore: [],
    hours: [],
    providers: [{ providerId: 3, providerName: 'İnci Gelinlik', figures, before: null }],
    staleDays: 0,
  },
  byStatus: {
    new: 2,
    pending: 0,
    negotiating: 0,
    offered: 3,
    deal: 1,
    rejected: 4,
    not_wedding: 0,
    other_firm: 0,
    unreachable: 0,
  },
  reasons: [
    { reasonId: 'date_full', count: 3 },
    { reasonId: null, count: 1 },
  ],
};

async function open(report: Schemas['DealReport'], canRead = true) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(
    ['config-items'],
    [
      {
        id: 1,
        itemType: 'info_request_reject_reason_id',
        itemId: 'date_full',
        value: 'Tarih dolu',
      },
    ],
  );
  const i18nProvider = await loadI18nProvider('tr', ['tr']);
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider} queryClient={queryClient}>
        <Outcomes report={report} today="2026-11-25" canRead={canRead} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

const row = (table: string, name: RegExp) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name });

it('shows the leads in each status with their share, and links to them', async () => {
  await open(sample);
  expect(screen.getByText(/^10 talep: 2 yanıt bekliyor, 3 görüşülüyor, 1 /)).toBeTruthy();
  expect(row('Duruma göre', /^Olumsuz 4 %40$/)).toBeTruthy();
  const to = screen.getByRole('link', { name: 'Olumsuz' }).getAttribute('href') ?? '';
  expect(JSON.parse(new URLSearchParams(to.split('?')[1]).get('filter') ?? '')).toMatchObject({
    status: ['rejected'],
    providerIds: [3],
    createdAtStart: '2026-11-01',
  });
  // An empty row has no link.
  expect(screen.queryByRole('link', { name: 'Ulaşılamadı' })).toBeNull();
});

it('lists the reasons for declined leads, the most frequent first', async () => {
  await open(sample, false);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Olumsuz biten talep: 4. En sık neden: Tarih dolu, 3.')).toBeTruthy();
  expect(row('Reddetme nedenleri', /^Tarih dolu 3 %75$/)).toBeTruthy();
  expect(row('Reddetme nedenleri', /^Neden yazılmamış 1 %25$/)).toBeTruthy();
});

it('renders no bars without declined leads', async () => {
  await open({ ...sample, byStatus: { ...sample.byStatus, rejected: 0 }, reasons: [] });
  expect(screen.getByText('Bu dönemde olumsuz biten talep yok.')).toBeTruthy();
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

it('has the colours of the list of leads', () => {
  expect(LEAD_STATUSES).toEqual(statusTone);
});
