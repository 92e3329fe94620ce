import { useInfiniteGetList, type GetListParams, type RaRecord } from 'react-admin';
import { usePageRows } from './usePageRows.ts';

/** Maximum page size of the API. */
const PAGE = { page: 1, perPage: 100 };

/**
 * Fetches a resource's list a hundred records at a time on demand. Components with the same parameters share the
 * requests.
 */
export function useListPages<T extends RaRecord>(
  resource: string,
  params: Omit<GetListParams, 'pagination' | 'signal'>,
  options: { enabled?: boolean; staleTime?: number } = {},
) {
  const query = useInfiniteGetList<T>(resource, { ...params, pagination: PAGE }, options);
  return usePageRows(query);
}
