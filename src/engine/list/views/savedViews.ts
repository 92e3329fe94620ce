import type { SortPayload } from 'react-admin';
import type { RuntimeListConfig, Resource } from '../../definition/runtimeDefinition.ts';
import { listDefaults } from '../listDefaults.ts';
import type { FilterValues } from '../filters/listFilters.ts';
import { existingColumns } from '../table/useColumns.ts';

/** Named filter, sort and columns of a list, saved by a user. */
export interface SavedView {
  readonly name: string;
  readonly filter: FilterValues;
  readonly sort: SortPayload;
  readonly columns: readonly string[];
  /** True if the list opens with it. */
  readonly isStart?: boolean;
}

/** Returns the view without filters, sort and columns that the contract or the definition no longer contains. */
export function supportedView(
  resource: Resource,
  list: RuntimeListConfig,
  view: SavedView,
): SavedView {
  const { filters = {}, sort = [] } = resource.manifest.list ?? {};
  const sorts = sort.includes(view.sort.field);
  return {
    ...view,
    filter: Object.fromEntries(
      Object.entries(view.filter).filter(([name]) => filters[name] !== undefined),
    ),
    sort: sorts ? view.sort : listDefaults(resource).sort,
    columns: existingColumns(list, view.columns) ?? list.columns,
  };
}

/** Returns the query string that opens a list with a view. */
export function searchOf({ filter, sort, columns }: Omit<SavedView, 'name'>): string {
  const params = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    displayedFilters: '{}',
    columns: columns.join(','),
  });
  return `?${params.toString()}`;
}
