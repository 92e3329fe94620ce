import { renderHook } from '@testing-library/react';
import { InfinitePaginationContext, type InfinitePaginationContextValue } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useFetchMore } from './useFetchMore.ts';

const fetchNextPage = vi.fn<InfinitePaginationContextValue['fetchNextPage']>();
const context = { isFetchingNextPage: false };

const wrapper = ({ children }: { children: ReactNode }) => (
  <InfinitePaginationContext.Provider
    value={{
      hasNextPage: true,
      fetchNextPage,
      isFetchingNextPage: context.isFetchingNextPage,
      hasPreviousPage: false,
      fetchPreviousPage: fetchNextPage,
      isFetchingPreviousPage: false,
    }}
  >
    {children}
  </InfinitePaginationContext.Provider>
);

it('requests a page that fails again only after the end was left', () => {
  const start = { isNear: true, count: 100 };
  const { rerender } = renderHook(
    (props: typeof start) => useFetchMore(props.isNear, props.count),
    { wrapper, initialProps: start },
  );
  for (const isFetching of [true, false]) {
    context.isFetchingNextPage = isFetching;
    rerender({ isNear: true, count: 100 });
  }
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  rerender({ isNear: false, count: 100 });
  rerender({ isNear: true, count: 100 });
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  rerender({ isNear: true, count: 200 });
  expect(fetchNextPage).toHaveBeenCalledTimes(3);
});
