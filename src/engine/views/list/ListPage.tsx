import { useListContext, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { AnyList, Resource } from '../../definition/anyDefinition.ts';
import { BOARD } from './LayoutSwitch.tsx';
import { ListBody } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import styles from './ListPage.module.css';
import { ListPagination } from './ListPagination.tsx';
import { useListState } from './ListState.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { ViewTabs } from './ViewTabs.tsx';

const SelectionBar = lazy(async () => ({
  default: (await import('./SelectionBar.tsx')).SelectionBar,
}));

const Board = lazy(async () => ({ default: (await import('./board/Board.tsx')).Board }));

interface ListPageProps {
  resource: Resource;
  list: AnyList;
}

/** Header, views, filters, rows and pages of a list. */
export function ListPage({ resource, list }: ListPageProps) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const { isAllMatching, isSelecting, bulk, layout } = useListState();
  const isBoard = list.board !== undefined && layout === BOARD;
  const hasSelection = selectedIds.length > 0 || isAllMatching || isSelecting || bulk !== undefined;
  const Above = list.above;
  return (
    <div className={styles.page}>
      <ListHeader resource={resource} />
      {Above && <Above />}
      <div className={styles.bar}>
        {!isBoard && <ViewTabs resource={resource} list={list} />}
        <ListToolbar resource={resource} list={list} />
      </div>
      <section
        className={styles.card}
        aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
      >
        {isBoard ? (
          <Suspense fallback={null}>
            <Board resource={resource} list={list} />
          </Suspense>
        ) : (
          <>
            <OrderNotice resource={resource} list={list} />
            <ListBody resource={resource} list={list} />
            <ListPagination />
          </>
        )}
        {list.bulk && hasSelection && !isBoard && (
          <Suspense fallback={null}>
            <SelectionBar resource={resource} list={list} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
