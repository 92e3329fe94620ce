import { usePrevNextController } from 'ra-core';
import type { Resource } from '../../definition/anyDefinition.ts';
import { sortOf } from '../list/listFilters.ts';

export interface Neighbours {
  previous: number | string | undefined;
  next: number | string | undefined;
  /** Place in the list, from 1; undefined where the record is not in it. */
  place: number | undefined;
  total: number | undefined;
}

const idOf = (path: string | undefined): string | undefined => path?.split('/').at(2);

/** The records before and after this one, in the list as it was last filtered and sorted. */
export function useNeighbours(resource: Resource, id: number | undefined): Neighbours {
  const { list } = resource.definition;
  const found = usePrevNextController({
    resource: resource.name,
    linkType: 'show',
    limit: 100,
    storeKey: `${resource.name}.listParams`,
    sort: sortOf(list?.sort ?? resource.manifest.list?.defaultSort ?? 'id'),
    queryOptions: { enabled: id !== undefined && list !== undefined },
  });
  return {
    previous: found.hasPrev ? idOf(found.prevPath) : undefined,
    next: found.hasNext ? idOf(found.nextPath) : undefined,
    place: found.index === undefined || found.index < 0 ? undefined : found.index + 1,
    total: found.total,
  };
}
