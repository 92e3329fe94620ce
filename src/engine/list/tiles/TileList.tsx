import { DndContext, DragOverlay } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useEvent, useListContext, useTranslate } from 'react-admin';
import {
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useNavigate } from 'react-router-dom';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { lazyOnDemand } from '../../../ui/lazyOnDemand.tsx';
import { recordPath } from '../../definition/recordPath.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import type {
  AnyRecord,
  Resource,
  RuntimeListConfig,
  RuntimeTiles,
} from '../../definition/runtimeDefinition.ts';
import { pictureOf } from '../../definition/pictureOf.ts';
import { clampPosition, totalHeight } from './tileGrid.ts';
import type { TileSteps } from './TileMenu.tsx';
import { TilePicture } from './TilePicture.tsx';
import { TileRows, type TileRowsHandle } from './TileRows.tsx';
import styles from './Tiles.module.css';
import { useOpenedPicture } from './useOpenedPicture.ts';
import { useTiles, type Tiles } from './useTiles.ts';

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

/** Returns the move callbacks for a tile's menu; undefined without a manual order. */
function stepsOf({ isOrdered, locked, moveTo }: Tiles, total: number, open: OpenMenu) {
  const { record, index } = open;
  if (!isOrdered) return undefined;
  const to = (place: number) =>
    index < locked || clampPosition(place, total, locked) !== place || place === index
      ? undefined
      : () => moveTo(record.id, place);
  return { back: to(index - 1), forward: to(index + 1), first: to(locked) } satisfies TileSteps;
}

interface GridProps extends TileListProps {
  state: Tiles;
  gridRef: (element: HTMLUListElement | null) => void;
  rowsRef: Ref<TileRowsHandle>;
  total: number;
  onOpen: (index: number) => void;
  onMenu: (open: OpenMenu) => void;
}

/** Renders the grid with the tiles near the window. */
function Grid(props: GridProps) {
  const { resource, tiles, isOld, state, gridRef, rowsRef, total, onOpen, onMenu } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { base } = useResourceLocation(resource.name);
  const { shown, box, selection, lifting, under } = state;
  const press = useEvent((index: number, isRange: boolean) => {
    const record = shown[index];
    if (selection.isChoosing || (selection.canSelect && isRange)) state.toggleAt(index, isRange);
    else if (record && tiles.opens === 'record') void navigate(recordPath(base, record.id));
    else onOpen(index);
  });
  const openMenu = useEvent((anchor: HTMLElement, record: AnyRecord, index: number) =>
    onMenu({ anchor, record, index }),
  );
  const handleKey = useEvent((event: KeyboardEvent, record: AnyRecord, index: number) =>
    lifting.onHandleKey(event, record, index),
  );
  const size = {
    blockSize: totalHeight(box, shown.length),
    '--picture-height': `${box.pictureHeight}px`,
    '--fact-lines': state.lines,
  };
  return (
    <ul
      ref={gridRef}
      className={styles.tiles}
      style={size}
      aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
      aria-busy={isOld}
      data-old={isOld || undefined}
    >
      <TileRows
        ref={rowsRef}
        state={state}
        tiles={tiles}
        under={under}
        total={total}
        actions={{ press, select: selection.toggle, openMenu, handleKey }}
      />
    </ul>
  );
}

/** Renders the picture of the tile that is being dragged. */
function Dragged({ state: { drag, box }, tiles }: { state: Tiles; tiles: RuntimeTiles }) {
  const { width, pictureHeight: height } = box;
  return (
    <DragOverlay>
      {drag.active && (
        <span className={styles.overlay} style={{ blockSize: height }}>
          <TilePicture
            picture={pictureOf(drag.active, tiles.picture)}
            width={width}
            height={height}
          />
        </span>
      )}
    </DragOverlay>
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
  const rows = useRef<TileRowsHandle>(null);
  const state = useTiles({
    ...props,
    element,
    scrollTo: (index) => rows.current?.scrollTo(index),
  });
  const { shown, locked, drag, isOrdered } = state;
  const [opened, setOpened] = useOpenedPicture(resource, shown);
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
          {translate('listTiles.lockedNote', { smart_count: locked })}
        </p>
      )}
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Grid
          {...props}
          state={state}
          gridRef={setElement}
          rowsRef={rows}
          total={total}
          onOpen={(index) => setOpened(shown[index])}
          onMenu={setMenu}
        />
      </SortableContext>
      <Dragged state={state} tiles={tiles} />
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
