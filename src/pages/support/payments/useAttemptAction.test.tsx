import { renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../data/ApiError.ts';
import { createDataProvider } from '../../../data/dataProvider.ts';
import { useAttemptAction } from './useAttemptAction.ts';

interface SentRequest {
  body: object;
  idempotencyKey: string;
}

const networkError = new ApiError({ status: 0, code: 'network', message: 'lost' });
const changed = new ApiError({
  status: 409,
  code: 'conflict',
  message: 'changed',
  reason: 'price_changed',
});

it('repeats a refund without a response with the same key, and uses a newer amount once it was reported', async () => {
  const sent: SentRequest[] = [];
  const answers: unknown[] = [networkError, changed, { data: {} }];
  const call = async (_: unknown, { body, idempotencyKey }: SentRequest) => {
    sent.push({ body, idempotencyKey });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const client = { send: call, call };
  // cast: the client implements only the desk's call
  const dataProvider = createDataProvider({ client: client as never, pathValues: () => ({}) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>
  );
  const onStale = vi.fn<() => void>();
  const { result, rerender } = renderHook(
    // cast: the hook reads only these two fields
    ({ heldMinor }) => useAttemptAction({ id: 7, heldMinor } as never, onStale),
    { wrapper, initialProps: { heldMinor: 500 } },
  );
  const press = () => result.current({ type: 'refund', amountMinor: 100, reason: 'because' });
  await expect(press()).rejects.toThrow('lost');
  // The list is refetched meanwhile; the user has not seen the new amount.
  rerender({ heldMinor: 400 });
  await expect(press()).rejects.toThrow('changed');
  expect(onStale).toHaveBeenCalledOnce();
  rerender({ heldMinor: 400 });
  await press();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { heldMinor: 500 },
    { heldMinor: 500 },
    { heldMinor: 400 },
  ]);
  const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
