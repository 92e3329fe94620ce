import { useQuery } from '@tanstack/react-query';
import { getHome } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';

/** Query key; events of leads invalidate queries whose key begins with `lead-`. */
const KEY = ['lead-home', 'get'];

/** Fetches the user's open tasks of today. */
export function useHome() {
  const api = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.call(getHome, { signal })).data,
  });
}
