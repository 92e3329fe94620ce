import { useListContext } from 'react-admin';
import { useEffect } from 'react';
import { prefetchWhenIdle } from '../../ui/prefetchWhenIdle.ts';
import type { PrefetchList } from './usePrefetchList.ts';

/** Milliseconds on a page after which the user is likely to open the next one. */
const REST_MS = 1_000;

/** Prefetches the next page of the surrounding list while the user reads the current one. */
export function usePrefetchNextPage(prefetchList: PrefetchList): void {
  const { page, hasNextPage, isFetching } = useListContext();
  const rests = hasNextPage === true && isFetching !== true;
  useEffect(() => {
    if (!rests) return;
    const timer = setTimeout(
      () => prefetchWhenIdle(() => prefetchList({ page: page + 1 })),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [rests, page, prefetchList]);
}
