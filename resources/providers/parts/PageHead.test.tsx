import { render, screen, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../src/data/dataProvider.ts';
import { loadI18nProvider } from '../../../src/shell/i18nProvider.ts';
import { PageHead } from './PageHead.tsx';

/** Renders the head of a provider's page for a user with these permissions. @returns the called operations */
async function open(permissions: readonly string[], onHold = false): Promise<string[]> {
  const called: string[] = [];
  const answers: Record<string, unknown> = {
    getMainImage: { mediaId: null, media: null },
    getProviderData: { nextForm: null, forms: [], updates: [] },
    getProviderScores: [],
  };
  const call = async (operation: { id: string }) => {
    called.push(operation.id);
    return { data: answers[operation.id] };
  };
  const client = { send: call, call };
  // cast: only the calls of the head are implemented here
  const dataProvider = createDataProvider({ client: client as never, pathValues: () => ({}) });
  const authProvider: AuthProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getIdentity: async () => ({ id: 1, accountManager: { email: 'temsilci@example.com' } }),
    getPermissions: async () => permissions,
    canAccess: async () => permissions.includes('media.read'),
  };
  // cast: the fields that the head reads
  const record = { id: 7, completeness: 100, onHold, allowed: { update: false } } as never;
  render(
    <MemoryRouter>
      <CoreAdminContext
        i18nProvider={await loadI18nProvider('tr', ['tr'])}
        dataProvider={dataProvider}
        authProvider={authProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <PageHead record={record} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await screen.findByRole('img');
  // The score is fetched last, once the permissions are known.
  await vi.waitFor(() => expect(called).toContain('getProviderScores'));
  return called;
}

it('requests the main photo for users who may see photos', async () => {
  expect(await open(['pages.read', 'statistics.read', 'media.read'])).toContain('getMainImage');
});

it('requests no photo that the user may not see', async () => {
  expect(await open(['pages.read', 'statistics.read'])).not.toContain('getMainImage');
});

it('explains on a provider on hold what that means, and whom to contact', async () => {
  await open(['pages.read', 'statistics.read'], true);
  const note = screen.getByRole('note');
  expect(note.textContent).toMatch(/^Sayfanız şu an yayında değil\. Çiftler sayfanızı göremez/);
  const manager = await within(note).findByRole('link', { name: 'temsilci@example.com' });
  expect(manager.getAttribute('href')).toBe('mailto:temsilci@example.com');
});

it('shows no hold on a published provider', async () => {
  await open(['pages.read', 'statistics.read']);
  expect(screen.queryByRole('note')).toBeNull();
});
