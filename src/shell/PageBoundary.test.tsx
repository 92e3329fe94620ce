import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, TestMemoryRouter } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HomeButton } from './HomeButton.tsx';
import { loadI18nProvider } from './i18nProvider.ts';
import { PageBoundary } from './PageBoundary.tsx';

const i18nProvider = await loadI18nProvider('tr', ['tr']);

// React logs every caught error to the console.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

function Page(props: { fault: { now?: Error } }) {
  if (props.fault.now) throw props.fault.now;
  return <p>sayfa</p>;
}

function renderPage(fault: { now?: Error }) {
  render(
    <TestMemoryRouter initialEntries={['/leads']}>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <HomeButton />
        <PageBoundary>
          <Page fault={fault} />
        </PageBoundary>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
}

it('shows the 500 page instead of a broken page, and can be retried', async () => {
  const fault: { now?: Error } = { now: new Error('boom') };
  renderPage(fault);
  expect(screen.getByRole('heading', { level: 1, name: 'Sunucu Hatası' })).toBeTruthy();
  expect(document.title).toBe('Sunucu Hatası · Davet Paneli');
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(screen.queryByText('sayfa')).toBeNull();
  delete fault.now;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(screen.getByText('sayfa')).toBeTruthy();
});

it('recovers on another path', async () => {
  const fault: { now?: Error } = { now: new Error('boom') };
  renderPage(fault);
  delete fault.now;
  const [home] = screen.getAllByRole('link', { name: 'Ana sayfaya dön' });
  expect(home).toBeDefined();
  if (home) await userEvent.click(home);
  expect(screen.getByText('sayfa')).toBeTruthy();
});

it('asks for a reload when a file of the old version is gone', () => {
  const message = 'Failed to fetch dynamically imported module: /assets/List-abc.js';
  renderPage({ now: new TypeError(message) });
  expect(screen.getByText('Panel güncellendi')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sayfayı yenile' })).toBeTruthy();
});
