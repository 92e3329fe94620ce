import { HttpError, useListContext, useTranslate } from 'react-admin';
import { Suspense, useMemo } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useErrorMessage } from '../../ui/useErrorMessage.ts';
import { useErrorReference } from '../queries/useErrorReference.ts';
import type { RuntimeListConfig, AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { getField, type Field } from '../definition/field.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { CardList } from './cards/CardList.tsx';
import { ClearFilters } from './filters/ClearFilters.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { TILES, TIMELINE } from './layouts.ts';
import { useListState } from './ListState.tsx';
import { RowList } from './RowList.tsx';
import { RowTable } from './table/RowTable.tsx';
import { useColumns } from './table/useColumns.ts';
import { useOrder } from './order/useOrder.ts';

// Deferred like the tiles, so that the first list does not load it; a skeleton is shown after a moment anyway.
const SkeletonTiles = lazyWithPreload(
  async () => (await import('../../ui/SkeletonTiles.tsx')).SkeletonTiles,
  'first',
);

const TileList = lazyWithPreload(async () => (await import('./tiles/TileList.tsx')).TileList);

const Timeline = lazyWithPreload(async () => (await import('./timeline/Timeline.tsx')).Timeline);

const OrderedTable = lazyWithPreload(
  async () => (await import('./order/OrderedTable.tsx')).OrderedTable,
);

interface ListBodyProps {
  resource: Resource;
  list: RuntimeListConfig;
}

/** Returns true for an error of the request's own parameters. */
const isRefused = (error: unknown) =>
  error instanceof HttpError && [400, 422].includes(Number(error.status));

/** Renders the rows of a list, or its loading, error or empty state. */
export function ListBody({ resource, list }: ListBodyProps) {
  const { data, isPending, error, refetch, isFetching, isPlaceholderData } =
    useListContext<AnyRecord>();
  const translate = useTranslate();
  const reference = useErrorReference(error);
  const isPhone = usePhone();
  const { layout } = useListState();
  const messageOf = useErrorMessage();
  const label = translate('ui.state.loading');
  const skeleton =
    list.tiles && layout === TILES ? (
      <Suspense fallback={null}>
        <SkeletonTiles label={label} shape={list.tiles.shape} />
      </Suspense>
    ) : (
      <SkeletonRows
        label={label}
        rows={isPhone ? 6 : 12}
        rowHeight={isPhone ? '112px' : 'var(--row-height)'}
      />
    );
  if (error) {
    return (
      <ErrorState
        title={translate('ui.state.error')}
        text={messageOf(error)}
        reference={reference}
        retryLabel={translate('ui.action.retry')}
        onRetry={() => void refetch()}
        // A link or a stored list may have a filter that the API does not know any more.
        action={isRefused(error) && <ClearFilters />}
      />
    );
  }
  if (isPending || !data) return skeleton;
  if (data.length === 0) return <ListEmpty resource={resource} list={list} />;
  const isOld = isFetching === true && isPlaceholderData === true;
  return (
    <Suspense fallback={skeleton}>
      <Records resource={resource} list={list} records={data} isOld={isOld} />
    </Suspense>
  );
}

interface RecordsProps extends ListBodyProps {
  records: readonly AnyRecord[];
  isOld: boolean;
}

/** Renders the page's records in the chosen layout. */
function Records({ resource, list, records, isOld }: RecordsProps) {
  const isPhone = usePhone();
  const { layout } = useListState();
  const { state } = useOrder(resource, list);
  const { chosen } = useColumns(resource, list);
  const fields = useMemo<Field[]>(
    () => chosen.map((path) => getField(resource, path)),
    [resource, chosen],
  );
  if (list.tiles && layout === TILES)
    return (
      <TileList
        resource={resource}
        list={list}
        tiles={list.tiles}
        records={records}
        isOld={isOld}
      />
    );
  if (list.timeline && layout === TIMELINE)
    return <Timeline resource={resource} config={list.timeline} records={records} />;
  const Layout = layout === undefined ? undefined : list.layouts?.[layout];
  if (Layout) return <Layout records={records} />;
  if (list.row)
    return <RowList resource={resource} records={records} row={list.row} isOld={isOld} />;
  const { mobile } = list;
  if (isPhone && mobile) {
    return (
      <CardList resource={resource} list={list} mobile={mobile} records={records} isOld={isOld} />
    );
  }
  const Table = state === 'open' ? OrderedTable : RowTable;
  return <Table resource={resource} list={list} fields={fields} records={records} isOld={isOld} />;
}
