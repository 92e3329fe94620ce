import { useListContext } from 'react-admin';
import { useCan } from '../../access/useCan.ts';
import type { RuntimeListConfig, AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { useFilters } from '../filters/useFilters.ts';
import { TILES } from '../layouts.ts';
import { useListState } from '../ListState.tsx';

/** Sort key of a manual order. */
const KEY = 'order';

/**
 * State of the manual order: `open` if the list is sorted by it and complete, `blocked` if the list has another
 * sort or filter, `mixed` if it contains several orders, such as those of several providers. Undefined if no
 * manual order exists or the user has no permission to change it.
 */
export type OrderState = 'open' | 'blocked' | 'mixed';

interface Order {
  state: OrderState | undefined;
  /** Filter that selects one order if there are several. */
  within: string | undefined;
  /** Sets the sort and filters with which rows are movable. */
  unblock: () => void;
}

/**
 * Returns the filter whose values have separate orders in the contract; undefined if the list has no such filter.
 */
function withinOf({ manifest: { fields, list } }: Resource): string | undefined {
  const within = Object.values(fields).find(({ orderWithin }) => orderWithin)?.orderWithin;
  return typeof within === 'string' && list?.filters[within] ? within : undefined;
}

const isOne = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 1 : value !== undefined && value !== null;

/** Returns the state of a list's manual order, from its sort, filters and records. */
export function useOrder(resource: Resource, list: RuntimeListConfig): Order {
  const { sort, setSort, data = [], total } = useListContext<AnyRecord>();
  const { values, set } = useFilters();
  const canAccess = useCan(
    list.order === true ? { resource: resource.name, action: 'move' } : undefined,
  );
  const { layout } = useListState();
  const isTiles = list.tiles !== undefined && layout === TILES;
  const within = withinOf(resource);
  const unblock = () => {
    set(Object.fromEntries(Object.entries(values).filter(([name]) => name === within)));
    setSort({ field: KEY, order: 'ASC' });
  };
  const stateOf = (): OrderState => {
    // Among tiles, filters do not matter: a moved tile takes the position of another record.
    const isWhole = isTiles || Object.keys(values).every((name) => name === within);
    if (!isWhole || sort.field !== KEY || sort.order !== 'ASC') return 'blocked';
    if (within === undefined || isOne(values[within])) return 'open';
    // Tiles are loaded page by page; the loaded ones can be moved.
    const isAll = isTiles || data.length === total;
    return isAll && new Set(data.map((record) => record[within])).size <= 1 ? 'open' : 'mixed';
  };
  return { state: list.order && canAccess === true ? stateOf() : undefined, within, unblock };
}
