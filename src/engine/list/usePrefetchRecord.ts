import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type DataProvider } from 'react-admin';
import { use, type MouseEvent, type PointerEvent } from 'react';
import { opensElsewhere } from '../../ui/opensElsewhere.ts';
import type { RecordQuery } from '../definition/cellProps.ts';
import { DefinitionsContext } from '../definition/DefinitionsContext.ts';
import { recordPath } from '../definition/recordPath.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { prefetch, prefetchFirstPage } from '../queries/prefetch.ts';

/** Returns the path of the link that a press follows: its own, or that of its row. */
function pressedPath({ target }: MouseEvent): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest('a, button, input, label');
  const link = control ?? target.closest('tr')?.querySelector('a[data-row-link]');
  return link instanceof HTMLAnchorElement ? link.pathname : undefined;
}

/** Prefetches a list under the key of `useInfiniteGetList`. */
const prefetchList = (
  queryClient: QueryClient,
  dataProvider: DataProvider,
  { resource, params: { pagination, sort, meta } }: RecordQuery,
): Promise<void> =>
  prefetchFirstPage(
    queryClient,
    [resource, 'getInfiniteList', { pagination, sort, filter: {}, meta }],
    async ({ signal, pageParam }) => {
      const params = { pagination, sort, filter: {}, meta, signal };
      return { ...(await dataProvider.getList(resource, params)), pageParam };
    },
  );

/**
 * Prefetches the record and the list of its page while the code of the page loads, once a record is pressed by a
 * mouse or clicked by anything else: a finger that presses may scroll.
 * @returns handlers for what holds the records
 */
export function usePrefetchRecord({ name, definition: { show } }: Resource) {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { preloadNow } = use(DefinitionsContext);
  const { base, meta } = useResourceLocation(name);
  const { data } = useListContext<AnyRecord>();
  const prefetchPressed = (event: MouseEvent) => {
    if (event.button !== 0 || opensElsewhere(event)) return;
    const path = pressedPath(event);
    const record = data?.find(({ id }) => path?.endsWith(recordPath(base, id)));
    if (!record) return;
    preloadNow(name, show ? 'show' : 'edit');
    if (!show) return;
    const { id } = record;
    void prefetch(queryClient, [name, 'getOne', { id: String(id), meta }], async ({ signal }) => {
      const answer = await dataProvider.getOne<AnyRecord>(name, { id, meta, signal });
      return answer.data;
    });
    const list = show.prefetch?.(record);
    if (list) void prefetchList(queryClient, dataProvider, list);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') prefetchPressed(event);
    },
    onClickCapture: prefetchPressed,
  };
}
