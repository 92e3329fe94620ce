import { renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { listLeads } from '#contract/operations.ts';
import { useApi } from './useApi.ts';

it('throws without an API client', async () => {
  const { result } = renderHook(() => useApi(), {
    wrapper: ({ children }) => <CoreAdminContext>{children}</CoreAdminContext>,
  });
  const callApi = async () => result.current.call(listLeads);
  await expect(callApi()).rejects.toThrow(/dataProvider/);
});
