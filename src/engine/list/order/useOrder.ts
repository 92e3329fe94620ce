import { useListContext } from 'react-admin';
import { useCan } from '../../access/useCan.ts';
import type { RuntimeListConfig, AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { useFilters } from '../filters/useFilters.ts';

/** Sort key of a manual order. */
const KEY = 'order';

/**
 * State of the manual order of rows: `open` if the list has that order and is complete, `blocked` if it
 * is shown otherwise now, `mixed` if it shows several orders at once, such as those of several
 * providers. Undefined if no such order exists or the user has no permission to change it.
 */
export type OrderState = 'open' | 'blocked' | 'mixed';

interface Order {
  state: OrderState | undefined;
  /** Filter that selects one of several orders. */
  within: string | undefined;
  /** Sets the sort and filters that allow ordering. */
  unblock: () => void;
}

/**
 * Returns the filter whose values each have their own order in the contract; undefined if the list has no such
 * filter.
 */
function withinOf({ manifest: { fields, list } }: Resource): string | undefined {
  const within = Object.values(fields).find(({ orderWithin }) => orderWithin)?.orderWithin;
  return typeof within === 'string' && list?.filters[within] ? within : undefined;
}

const isOne = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 1 : value !== undefined && value !== null;

/** Returns the state of a list's manual order, by its records and its order. */
export function useOrder(resource: Resource, list: RuntimeListConfig): Order {
  const { sort, setSort, data = [], total } = useListContext<AnyRecord>();
  const { values, set } = useFilters();
  const { canAccess } = useCan(
    list.order === true ? { resource: resource.name, action: 'move' } : undefined,
  );
  const within = withinOf(resource);
  const unblock = () => {
    set(Object.fromEntries(Object.entries(values).filter(([name]) => name === within)));
    setSort({ field: KEY, order: 'ASC' });
  };
  const stateOf = (): OrderState => {
    // A moved tile takes the place of another record, which is the same in every filtered list.
    const isWhole =
      list.tiles !== undefined || Object.keys(values).every((name) => name === within);
    if (!isWhole || sort.field !== KEY || sort.order !== 'ASC') return 'blocked';
    if (within === undefined || isOne(values[within])) return 'open';
    // Tiles are loaded page by page; the loaded ones can be moved among each other.
    const isAll = list.tiles !== undefined || data.length === total;
    return isAll && new Set(data.map((record) => record[within])).size <= 1 ? 'open' : 'mixed';
  };
  return { state: list.order && canAccess === true ? stateOf() : undefined, within, unblock };
}
