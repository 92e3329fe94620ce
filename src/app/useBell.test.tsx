import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { createDataProvider } from '../data/dataProvider.ts';
import { promptsKey } from '../pages/notifications/promptQueries.ts';
import type { SessionData } from '../session/loginState.ts';
import { loadI18nProvider } from '../shell/i18nProvider.ts';
import { ScreenWatch } from '../ui/whenFirstScreenIdle.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { useBell } from './useBell.tsx';

// cast: the session fields that the bell reads
const session = {
  user: { permission: { grants: ['leads.read'] }, isAgent: false },
  impersonation: null,
} as unknown as SessionData;

const Top = ({ isConnected }: { isConnected: boolean }) => useBell(session, isConnected);

it('requests the number of notifications once, although the connection refetches missed data', async () => {
  const called: string[] = [];
  const call = async ({ id }: { id: string }) => {
    called.push(id);
    return { data: { total: 3, unread: 2 } };
  };
  const client = { send: call, call };
  // cast: the client implements only the bell's call
  const dataProvider = createDataProvider({ client: client as never, pathValues: () => ({}) });
  const i18nProvider = await loadI18nProvider('tr', ['tr']);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (isConnected: boolean) => (
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
    >
      <ScreenWatch />
      <Top isConnected={isConnected} />
    </CoreAdminContext>
  );
  const { rerender } = render(page(false));
  await act(() => whenIdle());
  // Simulates a new connection, which refetches possibly outdated queries and reports itself.
  await act(() => queryClient.invalidateQueries({ queryKey: promptsKey }));
  rerender(page(true));
  await screen.findByRole('button', { name: /2/ });
  expect(called).toEqual(['getProviderPromptsMeta']);
});
