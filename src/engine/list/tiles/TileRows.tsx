import { memo, useEffect, useImperativeHandle, type Ref } from 'react';
import type { Field } from '../../definition/field.ts';
import type { RuntimeTiles } from '../../definition/runtimeDefinition.ts';
import { Tile, type TileActions } from './Tile.tsx';
import { pixelsOf } from './tileGrid.ts';
import { useFetchMore } from './useFetchMore.ts';
import { useTileGrid } from './useTileGrid.ts';
import type { Tiles } from './useTiles.ts';
import { useWholeTiles } from './useWholeTiles.ts';

/** Scrolls to tiles that are not rendered. */
export interface TileRowsHandle {
  scrollTo: (index: number) => void;
}

interface TileRowsProps {
  ref: Ref<TileRowsHandle>;
  state: Tiles;
  tiles: RuntimeTiles;
  under: readonly Field[];
  total: number;
  actions: TileActions;
}

interface ShownTilesProps {
  /** Props of the rows, the same object while only scrolling renders them. */
  common: TileRowsProps;
  indexes: readonly number[];
  whole: ReadonlySet<number>;
}

/** Renders tiles at their positions; a scroll that changes none of them renders nothing. */
const ShownTiles = memo(function ShownTiles({ common, indexes, whole }: ShownTilesProps) {
  const { state, tiles, under, total, actions } = common;
  const { shown, box, selection, lifting, places, locked, isOrdered, focusPending } = state;
  const { canSelect, isChoosing, isSelected } = selection;
  useEffect(() => {
    focusPending();
  });
  return indexes.map((index) => {
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
        width={box.width}
        pictureHeight={box.pictureHeight}
        height={box.height}
        {...pixelsOf(box, places?.[index] ?? index)}
        under={under}
        badges={tiles.badges}
        isCurrent={index === state.current}
        isSelected={canSelect ? isSelected(record.id) : undefined}
        isChoosing={isChoosing}
        isWhole={whole.has(record.id)}
        order={isOrdered ? (index < locked ? 'locked' : 'open') : undefined}
        isLifted={record.id === lifting.lift?.id}
        {...actions}
      />
    );
  });
});

/** Renders the rows near the window; a component of its own, since each scroll across a row renders it. */
export function TileRows(props: TileRowsProps) {
  const { ref, state } = props;
  const { shown, box, kept, drag } = state;
  const { indexes, isScrolling, scrollTo } = useTileGrid(box, shown.length, kept);
  useImperativeHandle(ref, () => ({ scrollTo }));
  const rendered = indexes.flatMap((index) => shown[index]?.id ?? []);
  // A drag scrolls the list, and may end on any tile.
  const whole = useWholeTiles(rendered, isScrolling && !drag.active);
  useFetchMore((indexes.at(-1) ?? 0) >= shown.length - box.columns * 2, shown.length);
  return <ShownTiles common={props} indexes={indexes} whole={whole} />;
}
