import { renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { listLeads } from '#contract/operations.ts';
import { useApi } from './useApi.ts';

it('raises an error where no API client is set', async () => {
  const { result } = renderHook(() => useApi(), {
    wrapper: ({ children }) => <CoreAdminContext>{children}</CoreAdminContext>,
  });
  const ask = async () => result.current.call(listLeads);
  await expect(ask()).rejects.toThrow(/dataProvider/);
});
