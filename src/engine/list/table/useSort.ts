import { useListContext, type SortPayload } from 'react-admin';
import { use } from 'react';
import { PrefetchListContext } from '../usePrefetchList.ts';

/** Returns the sort of the surrounding list and a setter that prefetches the rows in the new order. */
export function useSort() {
  const { sort, setSort } = useListContext();
  const prefetchList = use(PrefetchListContext);
  return {
    sort,
    setSort: (next: SortPayload) => {
      void prefetchList({ page: 1, sort: next });
      setSort(next);
    },
  };
}
