import { getQuery, parseQueryFromLocation, type GetListParams, type Store } from 'react-admin';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { listDefaults } from './listDefaults.ts';
import { fetchesItself, layoutAt, ROWS } from './layouts.ts';
import { startViewOf, viewsKey, type StoredViews } from './views/startView.ts';

/**
 * Returns the parameters of a list's first request for a URL, so that it can be prefetched before the list
 * renders. Returns undefined if its layout or the start view sends another request.
 * @param search query string of the URL, with its `?`
 * @param store react-admin's store, which contains the last state of the list
 */
export function firstPage(
  resource: Resource,
  search: string,
  store: Store,
): GetListParams | undefined {
  const { name, definition } = resource;
  if (!definition.list) return undefined;
  const layout = layoutAt(resource, search, store);
  const isOwn = fetchesItself(definition.list, layout);
  if (definition.list.tiles && layout !== ROWS) return undefined;
  const views = store.getItem<StoredViews>(viewsKey(name)) ?? [];
  if (isOwn || startViewOf(name, views, search)) return undefined;
  const query = getQuery({
    ...listDefaults(resource),
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem(`${name}.listParams`, {}),
    filterDefaultValues: undefined,
  });
  const { page, perPage, sort, order } = query;
  const chosen: unknown = query.filter;
  const filter = typeof chosen === 'object' ? { ...chosen } : {};
  return { pagination: { page, perPage }, sort: { field: sort, order }, filter };
}
