import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
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

it('shows each area when its tab is pressed', async () => {
  await open('/support/approvals');
  for (const name of ['Medya', 'Kampanyalar']) {
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Karar bekleyen kayıt yok')).toBeTruthy();
  }
});

it('shows a declared entity beside the areas written by hand, by its name', async () => {
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

it('finds no area that there is not', async () => {
  await open('/support/approvals/others');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kayıt Bulunamadı' })).toBeTruthy();
  expect(document.title).toMatch(/^Kayıt Bulunamadı · /);
});
