import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import { useEffect } from 'react';
import { prefetchWhenIdle } from '../../../ui/prefetchWhenIdle.ts';
import { askAhead } from '../../api/askAhead.ts';
import { usePlace } from '../usePlace.ts';
import { useFilters } from './useFilters.ts';

/** A page that was looked at for so long is likely to be turned, ms. */
const REST_MS = 1_000;

/** Asks for the next page of the list around while the one before it is read. */
export function useNextPage(resource: string): void {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { page, perPage, sort, hasNextPage, isFetching } = useListContext();
  const { values: filter } = useFilters();
  const { meta } = usePlace(resource);
  const rests = hasNextPage === true && isFetching !== true;
  useEffect(() => {
    if (!rests) return;
    const params = { pagination: { page: page + 1, perPage }, sort, filter, meta };
    const timer = setTimeout(() => {
      prefetchWhenIdle(() =>
        askAhead(queryClient, [resource, 'getList', params], ({ signal }) =>
          dataProvider.getList(resource, { ...params, signal }),
        ),
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [rests, resource, page, perPage, sort, filter, meta, queryClient, dataProvider]);
}
