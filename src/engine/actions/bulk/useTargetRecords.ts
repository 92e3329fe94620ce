import { useQuery } from '@tanstack/react-query';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { useApi } from '../../queries/useApi.ts';
import { collect, type BulkTarget } from './useBulkRun.ts';

/** Returns the query of all records of a bulk action; it fetches only those that the list has not loaded. */
export function useTargetRecords({ name }: Resource, target: BulkTarget, isEnabled: boolean) {
  const api = useApi();
  const { ids, isAll, query, loadedRecords } = target;
  const loaded = ids.flatMap((id) => loadedRecords.get(id) ?? []);
  const isLoaded = !isAll && loaded.length === ids.length;
  return useQuery({
    queryKey: [name, 'bulkTarget', isAll ? query : ids],
    queryFn: async ({ signal }): Promise<AnyRecord[]> => {
      const items = await collect(api, target, signal, () => {});
      const missing = items.flatMap(({ id, record }) => (record ? [] : id));
      const found = items.flatMap(({ record }) => record ?? []);
      if (missing.length === 0) return found;
      const { data } = await api.getMany<AnyRecord>(name, { ids: missing, meta: query.meta });
      return [...found, ...data];
    },
    enabled: isEnabled,
    initialData: isLoaded ? loaded : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // A later selection of the same records is fetched again.
    gcTime: 0,
  });
}
