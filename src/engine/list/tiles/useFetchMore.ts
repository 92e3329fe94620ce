import { useInfinitePaginationContext } from 'react-admin';
import { useEffect, useRef } from 'react';

/**
 * Fetches the next page of an infinite list while `isNear`. A failed request is repeated only after the user has
 * left the end and returned.
 * @param count of the loaded records
 */
export function useFetchMore(isNear: boolean, count: number): void {
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const requestedAt = useRef<number>(undefined);
  useEffect(() => {
    if (!isNear) requestedAt.current = undefined;
    else if (hasNextPage && !isFetchingNextPage && requestedAt.current !== count) {
      requestedAt.current = count;
      void fetchNextPage();
    }
  }, [isNear, count, hasNextPage, isFetchingNextPage, fetchNextPage]);
}
