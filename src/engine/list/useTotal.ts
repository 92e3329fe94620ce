import { useListContext } from 'ra-core';
import { get } from '../definition/field.ts';

/** How many records the list around has; beyond the API's bound it is only known that there are more. */
export function useTotal(): { total: number | undefined; isExact: boolean } {
  const context = useListContext();
  const meta: unknown = context.meta;
  return { total: context.total, isExact: get(meta, 'totalIsExact') !== false };
}
