import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { Notifications } from '../../shell/Notifications.tsx';
import { CopyLink } from './CopyLink.tsx';

it('copies the displayed days as absolute dates', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/statistics/visits?range=30&compare=year&provider=3');
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={await loadI18nProvider('tr', ['tr'])}>
        <CopyLink range={{ from: '2026-10-26', to: '2026-11-24' }} />
        <Notifications />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Bağlantıyı kopyala' }));
  const { pathname, searchParams } = new URL(await navigator.clipboard.readText());
  expect(pathname).toBe('/statistics/visits');
  expect(Object.fromEntries(searchParams)).toEqual({
    range: 'own',
    from: '2026-10-26',
    to: '2026-11-24',
    compare: 'year',
    provider: '3',
  });
  // The address itself keeps the relative range of thirty days.
  expect(window.location.search).toContain('range=30');
  expect(await screen.findByText(/26 Eki 2026 – 24 Kas 2026 günlerini gösterir/)).toBeTruthy();
});
