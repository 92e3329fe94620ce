import { useGetList, useStore, type ListParams } from 'react-admin';
import { useEffect, useState } from 'react';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { listDefaults } from '../list/listDefaults.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';

export interface Neighbours {
  previous: number | undefined;
  next: number | undefined;
  /** True while the list is loading. */
  isPending?: boolean;
}

interface PageOptions {
  resource: Resource;
  params: ListParams;
  page: number;
  isEnabled: boolean;
}

/** Time in milliseconds for which the list below a record counts as fresh. */
export const FIVE_MINUTES = 300_000;
const NONE: Neighbours = { previous: undefined, next: undefined };

/** Fetches a page of the list with its last filter and sort; uses the list's cache. */
function usePage({ resource, params, page, isEnabled }: PageOptions) {
  const { meta, filter: fixed } = useResourceLocation(resource.name);
  const chosen: unknown = params.filter;
  const filter: unknown = fixed && typeof chosen === 'object' ? { ...chosen, ...fixed } : chosen;
  const { data, total, isLoading } = useGetList<AnyRecord>(
    resource.name,
    {
      pagination: { page, perPage: params.perPage },
      sort: { field: params.sort, order: params.order === 'ASC' ? 'ASC' : 'DESC' },
      filter,
      meta,
    },
    { enabled: isEnabled, staleTime: FIVE_MINUTES },
  );
  const ids = isEnabled ? data?.map((record) => record.id) : undefined;
  return { ids, total, isLoading };
}

/** Returns the last parameters of the list: its filter, sort and page. */
export function useListParams(resource: Resource, perPage = 25) {
  const { base, meta, filter } = useResourceLocation(resource.name);
  const { sort } = listDefaults(resource);
  const start: ListParams = {
    filter: {},
    sort: sort.field,
    order: sort.order,
    page: 1,
    perPage,
    displayedFilters: {},
  };
  return useStore<ListParams>(meta || filter ? base : `${resource.name}.listParams`, start);
}

/**
 * Returns the ids before and after a record in the list with its last filter and sort. At the end of a page, the
 * next page is fetched, and the list returns to the page of the record. A record that has left the list meanwhile,
 * such as a lead that was just answered, keeps its previous neighbours.
 */
export function useNeighbours(resource: Resource, id: number | undefined): Neighbours {
  const [params, setParams] = useListParams(resource);
  const isListed = id !== undefined && resource.definition.list !== undefined;
  const { page, perPage } = params;
  const here = usePage({ resource, params, page, isEnabled: isListed });
  const index = id === undefined ? -1 : (here.ids?.indexOf(id) ?? -1);
  const isMissing = here.ids !== undefined && index < 0;
  const isFirst = index === 0 || isMissing;
  const isLast = isMissing || (here.ids !== undefined && index === here.ids.length - 1);
  const hasBefore = isListed && page > 1;
  const hasAfter = isListed && page * perPage < (here.total ?? 0);
  const before = usePage({ resource, params, page: page - 1, isEnabled: hasBefore && isFirst });
  const after = usePage({ resource, params, page: page + 1, isEnabled: hasAfter && isLast });

  const pageOfRecord =
    isMissing && id !== undefined
      ? before.ids?.includes(id)
        ? page - 1
        : after.ids?.includes(id)
          ? page + 1
          : page
      : page;
  useEffect(() => {
    if (pageOfRecord !== page) setParams({ ...params, page: pageOfRecord });
  }, [pageOfRecord, page, params, setParams]);

  const [lastNeighbours, setLastNeighbours] = useState({ id, ...NONE });
  if (index < 0)
    return lastNeighbours.id === id ? { ...lastNeighbours, isPending: here.isLoading } : NONE;
  const previous = here.ids?.[index - 1] ?? before.ids?.at(-1);
  const next = here.ids?.[index + 1] ?? after.ids?.[0];
  if (
    lastNeighbours.id !== id ||
    lastNeighbours.previous !== previous ||
    lastNeighbours.next !== next
  )
    setLastNeighbours({ id, previous, next });
  return { previous, next };
}
