import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Lead } from './Lead.ts';
import { useLeadMessages } from './useLeadMessages.ts';

const newestFirst = Array.from({ length: 130 }, (_, index) => ({ id: 130 - index }));

const dataProvider = testDataProvider({
  // cast: the hook reads no field of a message
  getList: (async (_: string, { pagination: { page, perPage } }: { pagination: Page }) => ({
    data: newestFirst.slice((page - 1) * perPage, page * perPage),
    total: newestFirst.length,
  })) as never,
});

interface Page {
  page: number;
  perPage: number;
}

it('loads every message of a long conversation, oldest first', async () => {
  // cast: the hook reads no other field of the lead
  const lead = { id: 7 } as Lead;
  const { result } = renderHook(() => useLeadMessages(lead), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>
    ),
  });
  await waitFor(() => expect(result.current.messages?.at(0)?.id).toBe(31));
  expect(result.current.messages?.at(-1)?.id).toBe(130);
  act(() => result.current.showOlder?.());
  await waitFor(() => expect(result.current.messages?.at(0)?.id).toBe(1));
  expect(result.current.messages).toHaveLength(130);
  expect(result.current.showOlder).toBeUndefined();
});
