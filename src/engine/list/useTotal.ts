import { useListContext } from 'react-admin';
import { get } from '#contract/get.ts';

/** Returns the total of the surrounding list; beyond the API's bound, only a lower bound is known. */
export function useTotal(): { total: number | undefined; isExact: boolean } {
  const context = useListContext();
  const meta: unknown = context.meta;
  return { total: context.total, isExact: get(meta, 'totalIsExact') !== false };
}
