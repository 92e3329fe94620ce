import type { Resource } from '../definition/runtimeDefinition.ts';
import { sortOf } from './filters/listFilters.ts';

/** Returns the defaults of a list before the user chooses: its order, and the number of rows per page. */
export const listDefaults = ({ definition: { list }, manifest }: Resource) => ({
  sort: sortOf(list?.sort ?? manifest.list?.defaultSort ?? 'id'),
  perPage: 25,
});

/** Page size of tiles; the next page is fetched on scrolling. */
export const TILES_PER_PAGE = 100;
