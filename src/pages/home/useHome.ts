import { useQuery } from '@tanstack/react-query';
import { getHome } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';

/** News of leads ask anew for whatever hangs on them, by the beginning of this name. */
const KEY = ['lead-home', 'get'];

/** Fetches the tasks that wait for the user today. */
export function useHome() {
  const api = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.call(getHome, { signal })).data,
  });
}
