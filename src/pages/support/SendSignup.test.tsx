import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../data/ApiError.ts';
import { createDataProvider } from '../../data/dataProvider.ts';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { SendSignup } from './SendSignup.tsx';

it('repeats an invitation without a response with the same key, and a rejected one with another', async () => {
  const keys: unknown[] = [];
  const errors = [
    new ApiError({ status: 0, code: 'network', message: 'network' }),
    new ApiError({ status: 422, code: 'unexpected', message: 'refused' }),
  ];
  const call = vi.fn<
    (operation: unknown, options: { idempotencyKey?: string }) => Promise<unknown>
  >(async (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    const error = errors.shift();
    if (error) throw error;
    return { data: {} };
  });
  // cast: the client implements only one call
  const client = { send: call, call } as never;
  const sent = vi.fn<() => void>();
  render(
    <CoreAdminContext
      i18nProvider={await loadI18nProvider('tr', ['tr'])}
      dataProvider={createDataProvider({ client, pathValues: () => ({}) })}
    >
      <SendSignup onSent={sent} />
    </CoreAdminContext>,
  );
  const send = screen.getByRole('button');
  for (const count of [1, 2, 3]) {
    await userEvent.click(send);
    await waitFor(() => expect(keys).toHaveLength(count));
  }
  expect(sent).toHaveBeenCalledTimes(1);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});
