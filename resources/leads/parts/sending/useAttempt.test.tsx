import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, HttpError } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useAttempt } from './useAttempt.ts';

it('sends again at once after a conflict, while the page still refetches', async () => {
  let requests = 0;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext>{children}</CoreAdminContext>
  );
  const { result } = renderHook(
    () => {
      useQuery({
        queryKey: ['leads', 'getOne', { id: '7' }],
        // The refetch never ends.
        queryFn: () => (requests++ === 0 ? { id: 7 } : new Promise(() => undefined)),
      });
      return useAttempt({ waitsForRefresh: false });
    },
    { wrapper },
  );
  await waitFor(() => expect(requests).toBe(1));
  const conflict = new HttpError('Yanıtlandı', 409, { code: 'conflict' });
  await act(() => result.current.attempt('first', () => Promise.reject(conflict)));
  await waitFor(() => expect(requests).toBe(2));
  const second = await act(() => result.current.attempt('second', async () => 'sent'));
  expect(second).toEqual({ isTaken: true, answer: 'sent' });
});
