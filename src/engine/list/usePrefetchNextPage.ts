import { useListContext } from 'react-admin';
import { useEffect } from 'react';
import { prefetchWhenIdle } from '../../ui/prefetchWhenIdle.ts';
import type { PrefetchList } from './usePrefetchList.ts';

/** A page that was looked at for so long is likely to be turned, ms. */
const REST_MS = 1_000;

/** Asks for the next page of the list around while the one before it is read. */
export function usePrefetchNextPage(ask: PrefetchList): void {
  const { page, hasNextPage, isFetching } = useListContext();
  const rests = hasNextPage === true && isFetching !== true;
  useEffect(() => {
    if (!rests) return;
    const timer = setTimeout(() => prefetchWhenIdle(() => ask({ page: page + 1 })), REST_MS);
    return () => clearTimeout(timer);
  }, [rests, page, ask]);
}
