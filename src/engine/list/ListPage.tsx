import { useListContext, useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useUnfinished } from '../../ui/unfinished.ts';
import { usePhone } from '../../ui/usePhone.ts';
import type { RuntimeListConfig, Resource } from '../definition/runtimeDefinition.ts';
import { FilterChips } from './filters/FilterChips.tsx';
import { BOARD, CALENDAR, fetchesItself, TILES } from './layouts.ts';
import { ListBody } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import styles from './ListPage.module.css';
import { ListPagination } from './ListPagination.tsx';
import { useListState } from './ListState.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { OrderNotice } from './order/OrderNotice.tsx';
import { SavedViews } from './views/SavedViews.tsx';
import { StatisticsToggle } from './StatisticsToggle.tsx';
import { PrefetchListContext, usePrefetchList } from './usePrefetchList.ts';
import { usePrefetchNextPage } from './usePrefetchNextPage.ts';
import { usePrefetchRecord } from './usePrefetchRecord.ts';
import { usePreloadRecord } from './usePreloadRecord.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { useClearOnLeave } from './selection/useClearOnLeave.ts';
import { useFold, type Fold } from './useFold.ts';
import { useStatistics } from './useStatistics.ts';
import { ViewTabs } from './views/ViewTabs.tsx';

const SelectionBar = lazyWithPreload(
  async () => (await import('./selection/SelectionBar.tsx')).SelectionBar,
);

const UploadArea = lazyWithPreload(
  async () => (await import('./uploads/UploadArea.tsx')).UploadArea,
);

const Board = lazyWithPreload(async () => (await import('./board/Board.tsx')).Board);

const Calendar = lazyWithPreload(async () => (await import('./calendar/Calendar.tsx')).Calendar);

const NOTHING_AHEAD = async () => {};

interface ListPageProps {
  resource: Resource;
  list: RuntimeListConfig;
}

/** Renders rows or tiles with the uploads in progress, the sort order notice and the pagination. */
function ListRows({ resource, list }: ListPageProps) {
  const { layout } = useListState();
  const isTiles = list.tiles !== undefined && layout === TILES;
  const upload = list.tiles?.upload;
  return (
    <>
      {upload && (
        <Suspense fallback={null}>
          <UploadArea resource={resource} upload={upload} />
        </Suspense>
      )}
      <OrderNotice resource={resource} list={list} />
      <ListBody resource={resource} list={list} />
      {!isTiles && <ListPagination />}
    </>
  );
}

const hasValues = (values: unknown): boolean =>
  typeof values === 'object' && values !== null && Object.keys(values).length > 0;

interface RecordsProps extends ListPageProps {
  /** Fold of the tools above a calendar on a phone. */
  fold: Fold | undefined;
}

/** Renders the records in the chosen layout; a board and a calendar fetch their own records. */
function Records({ resource, list, fold }: RecordsProps) {
  const { layout } = useListState();
  const translate = useTranslate();
  if (list.board !== undefined && layout === BOARD)
    return (
      <Suspense fallback={null}>
        <Board resource={resource} list={list} />
      </Suspense>
    );
  if (list.calendar && layout === CALENDAR) {
    const waiting = (
      <SkeletonRows label={translate('ui.state.loading')} rows={6} rowHeight="104px" />
    );
    return (
      <Suspense fallback={waiting}>
        <Calendar resource={resource} config={list.calendar} fold={fold} />
      </Suspense>
    );
  }
  return <ListRows resource={resource} list={list} />;
}

/** Prefetches the next page of rows. @returns a callback that prefetches any page */
function useNextRows(name: string, hasRows: boolean) {
  const prefetchRows = usePrefetchList(name);
  const prefetchList = hasRows ? prefetchRows : NOTHING_AHEAD;
  usePrefetchNextPage(prefetchList);
  return prefetchList;
}

/** Renders the header, views, filters, rows and pagination of a list. */
export function ListPage({ resource, list }: ListPageProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const context = useListContext();
  const { selectedIds, isFetching } = context;
  const chosen: unknown = context.filterValues;
  const { isAllMatching, isSelecting, bulk, layout } = useListState();
  const statistics = useStatistics(resource.name);
  const isBoard = list.board !== undefined && layout === BOARD;
  const isTiles = list.tiles !== undefined && layout === TILES;
  const hasSelection = selectedIds.length > 0 || isAllMatching || isSelecting || bulk !== undefined;
  const calendar = layout === CALENDAR ? list.calendar : undefined;
  const isChoosing = hasSelection && !isBoard && !calendar;
  useUnfinished(isChoosing);
  useClearOnLeave(useResourceLocation(resource.name).base);
  const toolsFold = useFold(hasValues(chosen));
  const fold = isPhone && calendar ? toolsFold : undefined;
  const isFolded = fold?.isOpen === false;
  const Above = list.above;
  const near = { ...usePreloadRecord(resource.name, !isFetching), ...usePrefetchRecord(resource) };
  // Tiles, too, have a query of their own.
  const prefetchList = useNextRows(resource.name, !isTiles && !fetchesItself(list, layout));
  const toggle = list.statistics && (
    <StatisticsToggle slot={list.statistics} statistics={statistics} />
  );
  const hasTabs = list.views !== undefined && !isBoard;
  const saved = <SavedViews resource={resource} list={list} />;
  return (
    <PrefetchListContext value={prefetchList}>
      <div className={styles.page}>
        <ListHeader
          resource={resource}
          toolbar={!isPhone && <ListToolbar resource={resource} list={list} />}
        />
        {Above && !isFolded && <Above />}
        <div className={styles.bar} hidden={isFolded}>
          {hasTabs && <ViewTabs resource={resource} list={list} />}
          {!isPhone && !hasTabs && saved}
          {!isPhone && toggle}
          {isPhone && (
            <ListToolbar resource={resource} list={list}>
              {!hasTabs && saved}
              {toggle}
            </ListToolbar>
          )}
        </div>
        <FilterChips resource={resource} list={list} />
        {list.statistics && statistics.isOpen && (
          <div id={statistics.panelId}>
            <Suspense
              fallback={
                <SkeletonRows label={translate('ui.state.loading')} rows={6} rowHeight="48px" />
              }
            >
              <list.statistics.plots />
            </Suspense>
          </div>
        )}
        <div className={list.aside && styles.beside}>
          <section
            className={styles.card}
            aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
            {...near}
          >
            <Records resource={resource} list={list} fold={fold} />
            {list.bulk && isChoosing && (
              <Suspense fallback={null}>
                <SelectionBar resource={resource} list={list} />
              </Suspense>
            )}
          </section>
          {list.aside && (
            <aside>
              <list.aside />
            </aside>
          )}
        </div>
      </div>
    </PrefetchListContext>
  );
}
