import { useListContext } from 'react-admin';
import { useMemo, useState } from 'react';
import { useGridDrag } from '../../controls/useGridDrag.ts';
import { recordName } from '../../definition/recordName.ts';
import type {
  AnyRecord,
  Resource,
  RuntimeListConfig,
  RuntimeTiles,
} from '../../definition/runtimeDefinition.ts';
import { useListState } from '../ListState.tsx';
import { isPositionLocked } from '../order/isPositionLocked.ts';
import { useMove } from '../order/useMove.ts';
import { useOrder } from '../order/useOrder.ts';
import { useSelection } from '../selection/useSelection.ts';
import { positionsWith } from './positionsWith.ts';
import { clampPosition } from './tileGrid.ts';
import { useLift } from './useLift.ts';
import { useGridBox } from './useTileGrid.ts';
import { useTileFacts } from './useTileFacts.ts';
import { useTileKeys } from './useTileKeys.ts';

interface TilesOptions {
  resource: Resource;
  list: RuntimeListConfig;
  tiles: RuntimeTiles;
  records: readonly AnyRecord[];
  /** Element of the grid. */
  element: HTMLElement | null;
  /** Scrolls to a tile that is not rendered. */
  scrollTo: (index: number) => void;
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
export function useTiles({ resource, list, tiles, records, element, scrollTo }: TilesOptions) {
  const [focused, setCurrent] = useState(0);
  const { state } = useOrder(resource, list);
  const moves = useMove(resource, records);
  const { shown } = moves;
  const count = shown.length;
  const current = Math.min(focused, count - 1);
  const locked = useMemo(() => shown.filter(isPositionLocked(resource)).length, [resource, shown]);
  const selection = useTileSelection(list, shown);
  const nameOf = (record: AnyRecord) => recordName(resource, record);
  const moveTo = (id: number, to: number) => {
    const other = shown[clampPosition(to, count, locked)];
    if (other && other.id !== id) moves.moveTo(id, other.id);
  };
  const drag = useGridDrag({
    items: shown,
    idOf: ({ id }) => id,
    nameOf,
    onDrop: ({ id }, to) => moveTo(id, to),
  });
  const dragged = shown.findIndex(({ id }) => id === drag.active?.id);
  const kept = useMemo(() => [current, dragged], [current, dragged]);
  const { under, lines } = useTileFacts(resource, tiles);
  const box = useGridBox(element, lines, tiles.shape);
  const { columns } = box;
  const lifting = useLift({ records: shown, nameOf, columns, locked, onDrop: moveTo });
  const { lift } = lifting;
  const liftedAt = lift ? shown.findIndex(({ id }) => id === lift.id) : -1;
  const places = lift && liftedAt >= 0 ? positionsWith(count, liftedAt, lift.to) : undefined;
  const toggleAt = (index: number, isRange: boolean) => {
    const record = shown[index];
    if (record) selection.toggle(record.id, isRange);
  };
  const { goTo, focusPending } = useTileKeys({
    element,
    count,
    columns,
    setCurrent,
    toggle: selection.canSelect ? toggleAt : undefined,
    scrollTo,
    onLeave: lifting.put,
  });
  const isOrdered = state === 'open';
  return {
    shown,
    current,
    locked,
    selection,
    nameOf,
    moveTo,
    drag,
    box,
    under,
    lines,
    kept,
    lifting,
    places,
    toggleAt,
    goTo,
    focusPending,
    isOrdered,
  };
}

export type Tiles = ReturnType<typeof useTiles>;
