import { useListContext } from 'ra-core';
import type { AnyList } from '../../definition/anyDefinition.ts';
import { useFilters } from './useFilters.ts';

/** The sort key of a hand-made order. */
const KEY = 'order';

/**
 * Whether rows can be moved by hand: only where the list stands in that order and whole; `blocked`
 * where it stands otherwise now, undefined where the list has no such order.
 */
export function useOrder(list: AnyList) {
  const { sort, setSort } = useListContext();
  const filters = useFilters();
  const isWhole = Object.keys(filters.values).length === 0;
  const isInOrder = sort.field === KEY && sort.order === 'ASC';
  const unblock = () => {
    filters.set({});
    setSort({ field: KEY, order: 'ASC' });
  };
  return { state: list.order ? (isWhole && isInOrder ? 'open' : 'blocked') : undefined, unblock };
}
