import type { Resource } from '../definition/runtimeDefinition.ts';
import { sortOf } from './filters/listFilters.ts';

/** Returns the initial sort and page size of a list. */
export const listDefaults = ({ definition: { list }, manifest }: Resource) => ({
  sort: sortOf(list?.sort ?? manifest.list?.defaultSort ?? 'id'),
  perPage: 25,
});

/** Page size of tiles; scrolling fetches the next page. */
export const TILES_PER_PAGE = 100;
