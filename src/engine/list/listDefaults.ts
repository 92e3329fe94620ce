import type { Resource } from '../definition/runtimeDefinition.ts';
import { sortOf } from './filters/listFilters.ts';

/** What a list shows before anybody chose: its order, and how many rows on a page. */
export const listDefaults = ({ definition: { list }, manifest }: Resource) => ({
  sort: sortOf(list?.sort ?? manifest.list?.defaultSort ?? 'id'),
  perPage: 25,
});
