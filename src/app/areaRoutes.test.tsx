import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import { recordPanel, RecordsApi } from '../../tests/support/recordPanel.tsx';
import { providerSample, sessionSample } from '../session/sessionSample.ts';
import { areaRoutes } from './areaRoutes.tsx';
// Preloads the lazy page, so that it renders at once.
import '../pages/statistics/ReportPage.tsx';
import '../pages/statistics/WeddingsPage.tsx';
import '../pages/statistics/LockedStatistics.tsx';
import '../pages/statistics/RivalsPage.tsx';
import '../pages/statistics/ScoresPage.tsx';

const providers = [
  providerSample({ id: 1, name: 'Her şeyli', features: ['pageStats', 'rivalStats'] }),
  providerSample({ id: 2, name: 'Ziyaretli', features: ['pageStats'] }),
  providerSample({ id: 3, name: 'Paketsiz' }),
  providerSample({ id: 4, name: 'Askıda', features: ['pageStats', 'rivalStats'], onHold: true }),
];
const { user } = sessionSample();
const session = sessionSample({
  providers,
  user: {
    ...user,
    permission: { advisorService: false, grants: ['leads.read', 'statistics.read'] },
  },
});

it.each([
  ['visits', [1, 2]],
  ['weddings', [1, 2]],
  ['magnet', [1, 2, 3]],
])('requests one report of %s', async (kind, ids) => {
  const requests: unknown[] = [];
  const recordsApi = new RecordsApi([]);
  recordsApi.client.call = (_: { id: OperationId }, options?: object) => {
    requests.push(options);
    return new Promise<never>(() => {});
  };
  const at = `/statistics/${kind}?range=own&from=2026-10-01&to=2026-10-31&compare=year`;
  const children = <Routes>{areaRoutes(session)}</Routes>;
  const { panel } = await recordPanel({ recordsApi, at, providers, children });
  render(panel);
  await screen.findByRole('heading', { level: 1 });
  const query = { from: '2026-10-01', to: '2026-10-31', compare: 'year', providerIds: ids };
  await waitFor(() => expect(requests).toMatchObject([{ query }]));
});

it.each(['visits', 'magnet', 'scores'])(
  'shows that a provider is on hold instead of %s',
  async (kind) => {
    const onHold = providerSample({ id: 4, name: 'Askıda', features: ['pageStats'], onHold: true });
    const children = (
      <Routes>{areaRoutes(sessionSample({ ...session, providers: [onHold] }))}</Routes>
    );
    const { panel } = await recordPanel({
      recordsApi: new RecordsApi([]),
      at: `/statistics/${kind}`,
      providers: [onHold],
      children,
    });
    render(panel);
    expect(await screen.findByText(/^Askıda yayında olmadığı için/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Yükseltme iste/ })).toBeNull();
    const link = screen.getByRole('link', { name: 'Askıda' });
    expect(link.getAttribute('href')).toBe('/providers/4');
  },
);

it.each([
  ['', 'Firmalar', '/providers?filter=%7B%22onHold%22%3Atrue%7D'],
  ['?provider=5', 'Bekleyen', '/providers/5'],
])('links from rivals%s to those of several providers on hold', async (query, name, address) => {
  const onHold = [4, 5].map((id) =>
    providerSample({
      id,
      name: id === 4 ? 'Askıda' : 'Bekleyen',
      features: ['rivalStats'],
      onHold: true,
    }),
  );
  const { panel } = await recordPanel({
    recordsApi: new RecordsApi([]),
    at: `/statistics/rivals${query}`,
    providers: onHold,
    children: <Routes>{areaRoutes(sessionSample({ ...session, providers: onHold }))}</Routes>,
  });
  render(panel);
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(address);
});

it.each([
  ['rivals', 2, 'Rakip analizi', 'Paketinizde yok'],
  ['rivals', 4, 'Sayfanız şu an yayında değil', /^Askıda yayında olmadığı için/],
  ['visits', 3, 'Sayfa istatistikleri', 'Paketinizde yok'],
  ['scores', 4, 'Sayfanız şu an yayında değil', /^Askıda yayında olmadığı için/],
])(
  'shows on %s why provider %i of the address has no figures, instead of the figures of others',
  async (kind, id, heading, reason) => {
    const recordsApi = new RecordsApi([]);
    let requests = 0;
    recordsApi.client.call = () => {
      requests += 1;
      return new Promise<never>(() => {});
    };
    const at = `/statistics/${kind}?range=90&provider=${id}`;
    const children = <Routes>{areaRoutes(session)}</Routes>;
    const { panel } = await recordPanel({ recordsApi, at, providers, children });
    render(panel);
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy();
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
    expect(requests).toBe(0);
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Firma' });
    expect(choice.value).toBe(String(id));
    await userEvent.selectOptions(choice, 'Her şeyli');
    await waitFor(() => expect(requests).toBe(1));
    expect(screen.queryByRole('heading', { level: 2, name: heading })).toBeNull();
  },
);

it('shows no figures for a provider of the address that is not one of the user’s', async () => {
  const recordsApi = new RecordsApi([]);
  const children = <Routes>{areaRoutes(session)}</Routes>;
  const at = '/statistics/rivals?provider=99';
  const { panel } = await recordPanel({ recordsApi, at, providers, children });
  render(panel);
  expect(await screen.findByText('Bu firmaya erişiminiz yok')).toBeTruthy();
  const own = screen.getByRole('link', { name: 'Firmalarınızın rakamları' });
  expect(own.getAttribute('href')).toBe('/statistics/rivals');
  expect(screen.queryByRole('combobox')).toBeNull();
});

const EMPTY_REPORT = {
  visits: 5,
  sessions: 5,
  anonymousVisitors: 5,
  impressions: 0,
  reach: 0,
  leads: 0,
  prepaidLeads: 0,
  deals: 0,
  incomeMinor: 0,
};

it('shows no charts without data, links to a longer period, and lists excluded providers', async () => {
  const period = { from: '2026-10-01', to: '2026-10-31' };
  const report = {
    period,
    beforePeriod: null,
    figures: EMPTY_REPORT,
    before: null,
    days: [{ day: '2026-10-01', ...EMPTY_REPORT }],
    step: 'day',
    daysBefore: [],
    providers: [],
    hours: Array.from({ length: 168 }, () => 0),
    staleDays: 0,
  };
  const byStatus = { new: 0, pending: 0, negotiating: 0, offered: 0, deal: 0, rejected: 0 };
  const requests: unknown[] = [];
  const recordsApi = new RecordsApi([]);
  Object.assign(recordsApi.client, {
    call: async (_: { id: OperationId }, options?: object) => {
      requests.push(options);
      return { data: { report, byStatus, reasons: [] } };
    },
  });
  const onHold = providerSample({ id: 4, name: 'Askıda', features: ['dealStats'], onHold: true });
  const open = providerSample({ id: 1, name: 'Açık', features: ['dealStats'] });
  const at = '/statistics/deals?range=own&from=2026-10-01&to=2026-10-31&compare=none';
  const own = sessionSample({ ...session, providers: [open, onHold] });
  const children = <Routes>{areaRoutes(own)}</Routes>;
  const { panel } = await recordPanel({ recordsApi, at, providers: [open, onHold], children });
  render(panel);
  expect(await screen.findByText('Bu dönemde bir hareket yok.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Yayında olmadığı için sayılmıyor: Askıda.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Son 90 güne bak' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(screen.getByRole('button', { name: '90 gün' }).getAttribute('aria-pressed')).toBe('true');
});

it('shows that weddings with leads have no deal yet', async () => {
  const figures = { leads: 2, listedLeads: 2, deals: 0, listedDeals: 0, guests: 0, incomeMinor: 0 };
  const report = {
    period: { from: '2027-06-01', to: '2027-06-30' },
    beforePeriod: null,
    figures,
    before: null,
    months: [{ month: '2027-06', ...figures }],
    weekdays: [0, 0, 0, 0, 0, 0, 0],
    providers: [],
  };
  const recordsApi = new RecordsApi([]);
  Object.assign(recordsApi.client, { call: async () => ({ data: report }) });
  const at = '/statistics/weddings?range=own&from=2027-06-01&to=2027-06-30';
  const children = <Routes>{areaRoutes(session)}</Routes>;
  const { panel } = await recordPanel({ recordsApi, at, providers, children });
  render(panel);
  expect(await screen.findByText('Bu tarihlerdeki düğünlerden henüz anlaşma yok.')).toBeTruthy();
  expect(screen.queryByText('Haftanın günlerine göre anlaşmalar')).toBeNull();
  expect(screen.queryByText('Bu dönemde bir hareket yok.')).toBeNull();
});
