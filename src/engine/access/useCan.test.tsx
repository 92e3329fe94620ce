import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { PromptProvider } from './promptProvider.ts';
import { useCan } from './useCan.ts';

const nothing = () => Promise.resolve();
const authProvider: PromptProvider = {
  login: nothing,
  logout: nothing,
  checkAuth: nothing,
  checkError: nothing,
  getPermissions: nothing,
  canAccess: () => Promise.resolve(true),
  hasAccess: ({ action }) => action === 'edit',
};

it('checks permissions on the pages of records without a query in the cache', () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext queryClient={queryClient} authProvider={authProvider}>
      <RecordContextProvider value={{ id: 7 }}>{children}</RecordContextProvider>
    </CoreAdminContext>
  );
  const check = (action: string) =>
    renderHook(() => useCan({ resource: 'leads', action }), { wrapper }).result.current;
  expect([check('edit'), check('delete')]).toEqual([true, false]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
