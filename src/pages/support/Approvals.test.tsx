import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { Approvals } from './Approvals.tsx';

it('shows each area when its tab is pressed', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const counts = { updates: 2, media: 0, campaigns: 0, models: 0, replies: 0, merchants: 0 };
  queryClient.setQueryData(['support', 'approvals', 'counts'], { data: counts });
  for (const area of Object.keys(counts))
    queryClient.setQueryData(['support', 'approvals', area], { data: [] });
  const i18nProvider = await loadI18nProvider('tr', ['tr']);
  const element = (
    <CoreAdminContext i18nProvider={i18nProvider} queryClient={queryClient}>
      <Approvals />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '/support/approvals/:area?', element }], {
    initialEntries: ['/support/approvals'],
  });
  render(<RouterProvider router={router} />);
  for (const name of ['Medya', 'Kampanyalar']) {
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Karar bekleyen kayıt yok')).toBeTruthy();
  }
});
