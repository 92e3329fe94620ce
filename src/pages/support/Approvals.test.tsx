import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../data/dataProvider.ts';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { ApprovalQueue } from './ApprovalQueue.tsx';
import { Approvals } from './Approvals.tsx';

async function open(at: string, declared: Record<string, number> = {}) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const counts = {
    updates: 2,
    media: 0,
    campaigns: 0,
    models: 0,
    replies: 0,
    merchants: 0,
    ...declared,
  };
  queryClient.setQueryData(['support', 'approvals', 'counts'], { data: counts });
  for (const area of Object.keys(counts))
    queryClient.setQueryData(['support', 'approvals', area], {
      pages: [{ data: [], meta: { page: 1, limit: 50, total: 0, totalIsExact: true } }],
      pageParams: [1],
    });
  const i18nProvider = await loadI18nProvider('tr', ['tr']);
  const element = (
    <CoreAdminContext i18nProvider={i18nProvider} queryClient={queryClient}>
      <Approvals />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '/support/approvals/:area?', element }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
}

it('shows an area when its tab is pressed', async () => {
  await open('/support/approvals');
  for (const name of ['Medya', 'Kampanyalar']) {
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Karar bekleyen kayıt yok')).toBeTruthy();
  }
});

it('shows a plain collection next to the other areas, by its name', async () => {
  await open('/support/approvals/provider-awards', { 'provider-awards': 3 });
  const tab = await screen.findByRole('link', { name: /^Rozetler/ });
  expect(tab.getAttribute('aria-current')).toBe('page');
  expect(tab.textContent).toBe('Rozetler3');
  expect(document.title).toMatch(/^Rozetler – /);
});

it('marks the tab of the area that opens first', async () => {
  await open('/support/approvals');
  const tab = await screen.findByRole('link', { current: 'page' });
  expect(tab.textContent).toBe('Sayfa güncellemeleri2');
});

it('rejects an unknown area', async () => {
  await open('/support/approvals/others');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kayıt Bulunamadı' })).toBeTruthy();
  expect(document.title).toMatch(/^Kayıt Bulunamadı · /);
});

const card = (id: number, files: object[] = []) => ({
  id,
  area: 'campaigns',
  title: `Kampanya ${id}`,
  text: null,
  image: null,
  provider: null,
  customer: { id: 1, name: 'Grup' },
  createdAt: '2026-11-20T09:00:00.000Z',
  seen: null,
  changes: [],
  formChanges: [],
  files,
});

async function openQueue(cards: ReturnType<typeof card>[]) {
  const call = async (
    _: unknown,
    { body, params }: { body?: unknown; params?: { id: number } },
  ) => {
    if (body)
      cards.splice(
        cards.findIndex(({ id }) => id === params?.id),
        1,
      );
    return { data: [...cards], meta: { page: 1, limit: 50, total: cards.length } };
  };
  // cast: the client implements only the calls of the queue
  const client = { send: call, call } as never;
  const dataProvider = createDataProvider({ client, pathValues: () => ({}) });
  const i18nProvider = await loadI18nProvider('tr', ['tr']);
  render(
    <CoreAdminContext i18nProvider={i18nProvider} dataProvider={dataProvider}>
      <ApprovalQueue area="campaigns" label="Kampanyalar" />
    </CoreAdminContext>,
  );
}

it('shows photos of a record to look at and its documents to download', async () => {
  const documents = '/files/documents/discount-documents/a.pdf?ends=1';
  await openQueue([
    card(1, [
      { url: '/files/images/a.webp', name: 'a.jpg', mediaType: 'image/webp' },
      { url: documents, name: 'kosullar.pdf', mediaType: 'application/pdf' },
    ]),
  ]);
  const photo = await screen.findByRole('button', { name: 'Fotoğraf 1: a.jpg' });
  expect(photo.querySelector('img')?.getAttribute('src')).toBe('/files/images/a.webp');
  const link = screen.getByRole('link', { name: 'kosullar.pdf' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    documents,
    'kosullar.pdf',
  ]);
});

it('focuses the next card after a decision', async () => {
  await openQueue([1, 2, 3].map((id) => card(id)));
  (await screen.findByRole('button', { name: 'Onayla: Kampanya 2' })).focus();
  await userEvent.keyboard('{Enter}');
  const next = screen.getByText('Kampanya 3').closest('li');
  await waitFor(() => expect(document.activeElement).toBe(next));
});
