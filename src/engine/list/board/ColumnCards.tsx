import Button from '@mui/material/Button';
import { useInfiniteGetList, useListContext, useTranslate } from 'react-admin';
import { memo, useMemo } from 'react';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { RuntimeListConfig, AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { CountMark } from '../views/CountMark.tsx';
import type { Count } from '../views/countOf.ts';
import { useFilters } from '../filters/useFilters.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import styles from './Board.module.css';
import { BoardCard, type Way } from './BoardCard.tsx';
import type { BoardColumn as Column } from './boardColumns.ts';
import type { CardFields } from './CardFace.tsx';
import type { CardDrag } from './useBoardDrag.ts';
import type { Moving } from './useBoardMove.ts';

const FIRST = { page: 1, perPage: 25 };

export interface ColumnCardsProps {
  /** Id of the column's heading. */
  titleId: string;
  resource: Resource;
  list: RuntimeListConfig;
  field: string;
  column: Column;
  /** Count of the view; undefined if the list does not count views. */
  count: Count | undefined;
  fields: CardFields;
  moving: Moving | undefined;
  /** Id of the dragged card if it is in this column. */
  draggedId: AnyRecord['id'] | undefined;
  drag: CardDrag;
  waysOf: (record: AnyRecord) => Way[];
  onMove: (record: AnyRecord, column: string, actions: readonly string[]) => void;
}

/** Fetches the records of a column page by page, with the list's filters. */
function useCards({ resource, field, column }: ColumnCardsProps) {
  const { sort } = useListContext();
  const { values } = useFilters();
  const { meta } = useResourceLocation(resource.name);
  return useInfiniteGetList<AnyRecord>(resource.name, {
    pagination: FIRST,
    sort,
    filter: { ...values, [field]: column.values },
    ...(meta && { meta }),
  });
}

/**
 * Renders the content of a column: its heading, its cards and a button to load more. Memoised: it does not change while
 * a card passes over the column.
 */
export const ColumnCards = memo(function ColumnCards(props: ColumnCardsProps) {
  const { titleId, resource, list, column, count, fields, moving, waysOf, onMove } = props;
  const { draggedId, drag } = props;
  const translate = useTranslate();
  const { base } = useResourceLocation(resource.name);
  const { data, total, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useCards(props);
  const held = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const own: Count | undefined =
    count ?? (total === undefined ? undefined : { isWaiting: false, count: total, isExact: true });
  const isComing = moving?.column === column.name;
  const shown = isComing
    ? [moving.record, ...held.filter(({ id }) => id !== moving.record.id)]
    : held.filter(({ id }) => id !== moving?.record.id);
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {translate(`resources.${resource.name}.views.${column.name}`)}{' '}
        {own && <CountMark count={own} />}
      </h2>
      {isPending && (
        <SkeletonRows label={translate('ui.state.loading')} rows={4} rowHeight="96px" />
      )}
      {error && (
        <p role="alert" className={styles.note}>
          {translate('ui.state.error')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {translate('ui.action.retry')}
          </Button>
        </p>
      )}
      {!isPending && !error && shown.length === 0 && (
        <p className={styles.note}>{translate('listBoard.empty')}</p>
      )}
      <ul className={styles.cards}>
        {shown.map((record) => (
          <BoardCard
            key={record.id}
            resource={resource}
            record={record}
            fields={fields}
            base={base}
            isStrong={list.strong?.(record) ?? false}
            isMoving={record.id === moving?.record.id}
            isDragged={record.id === draggedId}
            drag={drag}
            waysOf={waysOf}
            onMove={onMove}
          />
        ))}
        {hasNextPage && (
          <li>
            <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {translate('listBoard.more')}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
});
