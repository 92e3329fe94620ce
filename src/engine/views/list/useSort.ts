import { useListContext, type SortPayload } from 'ra-core';
import { use } from 'react';
import { AskListContext } from './useAskList.ts';

/** The order of the list around; rows in another one are asked for as it is chosen. */
export function useSort() {
  const { sort, setSort } = useListContext();
  const ask = use(AskListContext);
  return {
    sort,
    setSort: (next: SortPayload) => {
      void ask({ page: 1, sort: next });
      setSort(next);
    },
  };
}
