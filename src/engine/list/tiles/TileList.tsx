import { DndContext, DragOverlay } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useEvent, useInfinitePaginationContext, useListContext, useTranslate } from 'react-admin';
import { Suspense, useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { lazyOnDemand } from '../../../ui/lazyOnDemand.tsx';
import { getField } from '../../definition/field.ts';
import { recordPath } from '../../definition/recordPath.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { recordName } from '../../definition/recordName.ts';
import type {
  AnyRecord,
  Resource,
  RuntimeListConfig,
  RuntimeTiles,
} from '../../definition/runtimeDefinition.ts';
import { useListState } from '../ListState.tsx';
import { useMove } from '../order/useMove.ts';
import { useOrder } from '../order/useOrder.ts';
import { useSelection } from '../selection/useSelection.ts';
import { pictureOf } from '../../definition/pictureOf.ts';
import { placesWith } from './placesWith.ts';
import { Tile } from './Tile.tsx';
import { isPlaceLocked } from '../order/isPlaceLocked.ts';
import { clampPlace } from './tileGrid.ts';
import type { TileSteps } from './TileMenu.tsx';
import { TilePicture } from './TilePicture.tsx';
import styles from './Tiles.module.css';
import { useLift } from './useLift.ts';
import { useTileDrag } from './useTileDrag.ts';
import { useTileGrid } from './useTileGrid.ts';
import { useTileKeys } from './useTileKeys.ts';
import { useWholeTiles } from './useWholeTiles.ts';

const Lightbox = lazyOnDemand(async () => (await import('./Lightbox.tsx')).Lightbox);
const TileMenu = lazyOnDemand(async () => (await import('./TileMenu.tsx')).TileMenu);

interface TileListProps {
  resource: Resource;
  list: RuntimeListConfig;
  tiles: RuntimeTiles;
  records: readonly AnyRecord[];
  isOld: boolean;
}

interface OpenMenu {
  anchor: HTMLElement;
  record: AnyRecord;
  index: number;
}

/** Fetches the next page when the last loaded rows are near the window. */
function useFetchMore(lastShown: number, count: number, columns: number): void {
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const isNear = lastShown >= count - columns * 2;
  useEffect(() => {
    if (isNear && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNear, hasNextPage, isFetchingNextPage, fetchNextPage]);
}

/** Returns the selection of the tiles; while a tile is selected, a click selects instead of opening. */
function useTileSelection(list: RuntimeListConfig, records: readonly AnyRecord[]) {
  const { selectedIds } = useListContext();
  const { isSelecting, isAllMatching } = useListState();
  const { isSelected, toggle } = useSelection(records);
  const canSelect = (list.bulk?.length ?? 0) > 0;
  const isChoosing = canSelect && (isSelecting || isAllMatching || selectedIds.length > 0);
  return { canSelect, isChoosing, isSelected, toggle };
}

/**
 * Returns the state and callbacks of the tiles: grid, selection, and manual order by mouse, touch and keyboard.
 */
function useTiles({ resource, list, records }: TileListProps, element: HTMLElement | null) {
  const [focused, setCurrent] = useState(0);
  const { state } = useOrder(resource, list);
  const moves = useMove(resource, records);
  const { shown } = moves;
  const count = shown.length;
  const current = Math.min(focused, count - 1);
  const locked = useMemo(() => shown.filter(isPlaceLocked(resource)).length, [resource, shown]);
  const selection = useTileSelection(list, shown);
  const nameOf = (record: AnyRecord) => recordName(resource, record);
  const moveTo = (id: number, to: number) => {
    const other = shown[clampPlace(to, count, locked)];
    if (other && other.id !== id) moves.moveTo(id, other.id);
  };
  const drag = useTileDrag({ records: shown, nameOf, onDrop: moveTo });
  const dragged = shown.findIndex(({ id }) => id === drag.active?.id);
  const kept = useMemo(() => [current, dragged], [current, dragged]);
  const grid = useTileGrid(element, count, kept);
  const { columns } = grid;
  const lifting = useLift({ records: shown, nameOf, columns, locked, onDrop: moveTo });
  const { lift } = lifting;
  const liftedAt = lift ? shown.findIndex(({ id }) => id === lift.id) : -1;
  const places = lift && liftedAt >= 0 ? placesWith(count, liftedAt, lift.to) : undefined;
  const toggleAt = (index: number, isRange: boolean) => {
    const record = shown[index];
    if (record) selection.toggle(record.id, isRange);
  };
  const goTo = useTileKeys({
    element,
    count,
    columns,
    setCurrent,
    toggle: selection.canSelect ? toggleAt : undefined,
    scrollTo: grid.scrollTo,
    onLeave: lifting.put,
  });
  const rendered = grid.indexes.flatMap((index) => shown[index]?.id ?? []);
  // A drag scrolls the list, and may end on any tile.
  const whole = useWholeTiles(rendered, grid.isScrolling && !drag.active);
  useFetchMore(grid.indexes.at(-1) ?? 0, count, columns);
  const isOrdered = state === 'open';
  return {
    shown,
    current,
    locked,
    selection,
    nameOf,
    moveTo,
    drag,
    grid,
    whole,
    lifting,
    places,
    toggleAt,
    goTo,
    isOrdered,
  };
}

type Tiles = ReturnType<typeof useTiles>;

/** Returns the move callbacks for a tile's menu; undefined without a manual order. */
function stepsOf({ isOrdered, locked, moveTo }: Tiles, total: number, open: OpenMenu) {
  const { record, index } = open;
  if (!isOrdered) return undefined;
  const to = (place: number) =>
    index < locked || clampPlace(place, total, locked) !== place || place === index
      ? undefined
      : () => moveTo(record.id, place);
  return { back: to(index - 1), forward: to(index + 1), first: to(locked) } satisfies TileSteps;
}

interface GridProps extends TileListProps {
  state: Tiles;
  gridRef: (element: HTMLUListElement | null) => void;
  total: number;
  onOpen: (index: number) => void;
  onMenu: (open: OpenMenu) => void;
}

/** Renders the tiles near the window, each at its position. */
function Grid({ resource, tiles, isOld, state, gridRef, total, onOpen, onMenu }: GridProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { base } = useResourceLocation(resource.name);
  const { shown, selection, grid, whole, lifting, places, locked, isOrdered } = state;
  const { canSelect, isChoosing, isSelected, toggle } = selection;
  const under = useMemo(
    () => (tiles.under ?? []).map((path) => getField(resource, path)),
    [resource, tiles],
  );
  const press = useEvent((index: number, isRange: boolean) => {
    const record = shown[index];
    if (isChoosing || (canSelect && isRange)) state.toggleAt(index, isRange);
    else if (record && tiles.opens === 'record') void navigate(recordPath(base, record.id));
    else onOpen(index);
  });
  const openMenu = useEvent((anchor: HTMLElement, record: AnyRecord, index: number) =>
    onMenu({ anchor, record, index }),
  );
  const handleKey = useEvent((event: KeyboardEvent, record: AnyRecord, index: number) =>
    lifting.onHandleKey(event, record, index),
  );
  return (
    <ul
      ref={gridRef}
      className={styles.tiles}
      style={{ blockSize: grid.totalHeight }}
      aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
      aria-busy={isOld}
      data-old={isOld || undefined}
    >
      {grid.indexes.map((index) => {
        const record = shown[index];
        if (!record) return null;
        return (
          <Tile
            key={record.id}
            record={record}
            index={index}
            count={total}
            name={state.nameOf(record)}
            picture={tiles.picture}
            width={grid.tileWidth}
            height={grid.tileHeight}
            {...grid.placeOf(places?.[index] ?? index)}
            under={under}
            badges={tiles.badges}
            isCurrent={index === state.current}
            isSelected={canSelect ? isSelected(record.id) : undefined}
            isChoosing={isChoosing}
            isWhole={whole.has(record.id)}
            order={isOrdered ? (index < locked ? 'locked' : 'open') : undefined}
            isLifted={record.id === lifting.lift?.id}
            press={press}
            select={toggle}
            openMenu={openMenu}
            handleKey={handleKey}
          />
        );
      })}
    </ul>
  );
}

/**
 * Renders the list as a virtualised grid of pictures, with selection and manual order by mouse, touch and
 * keyboard.
 */
export function TileList(props: TileListProps) {
  const { resource, tiles, records } = props;
  const translate = useTranslate();
  const { total = records.length } = useListContext();
  const [element, setElement] = useState<HTMLUListElement | null>(null);
  const state = useTiles(props, element);
  const { shown, locked, drag, grid, isOrdered } = state;
  const [opened, setOpened] = useState<number>();
  const [menu, setMenu] = useState<OpenMenu>();
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const removed = menu && !ids.includes(menu.record.id) ? menu.index : undefined;
  const goOn = useEvent((index: number) => {
    setMenu(undefined);
    if (ids.length > 0) state.goTo(Math.min(index, ids.length - 1));
  });
  useEffect(() => {
    if (removed !== undefined) goOn(removed);
  }, [removed, goOn]);
  return (
    <DndContext {...drag.context}>
      {isOrdered && locked > 0 && (
        <p className={styles.notice}>
          <LockOutlined aria-hidden="true" />
          {translate('listTools.tiles.lockedNote', { smart_count: locked })}
        </p>
      )}
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Grid
          {...props}
          state={state}
          gridRef={setElement}
          total={total}
          onOpen={setOpened}
          onMenu={setMenu}
        />
      </SortableContext>
      <DragOverlay>
        {drag.active && (
          <span className={styles.overlay}>
            <TilePicture picture={pictureOf(drag.active, tiles.picture)} width={grid.tileWidth} />
          </span>
        )}
      </DragOverlay>
      <p role="status" className="visually-hidden">
        {state.lifting.spoken}
      </p>
      <Suspense fallback={null}>
        {menu && (
          <TileMenu
            key={menu.record.id}
            resource={resource}
            record={menu.record}
            opened={menu}
            steps={stepsOf(state, total, menu)}
            onClose={() => setMenu(undefined)}
          />
        )}
        {opened !== undefined && (
          <Lightbox
            resource={resource}
            tiles={tiles}
            records={shown}
            index={opened}
            total={total}
            onClose={(index) => {
              setOpened(undefined);
              state.goTo(index);
            }}
          />
        )}
      </Suspense>
    </DndContext>
  );
}
