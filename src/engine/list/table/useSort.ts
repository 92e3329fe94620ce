import { useListContext, type SortPayload } from 'react-admin';
import { use } from 'react';
import { PrefetchListContext } from '../usePrefetchList.ts';

/** The order of the list around; rows in another one are asked for as it is chosen. */
export function useSort() {
  const { sort, setSort } = useListContext();
  const ask = use(PrefetchListContext);
  return {
    sort,
    setSort: (next: SortPayload) => {
      void ask({ page: 1, sort: next });
      setSort(next);
    },
  };
}
