import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { GAP, tileGrid } from './tileGrid.ts';

/** Rows beyond the window that are rendered too. */
const OVERSCAN = 2;
/** Width until the grid is measured, px. */
const UNKNOWN_WIDTH = 900;

interface Box {
  width: number;
  /** Distance from the document's top, px. */
  top: number;
}

/** Returns the measures of an element, followed as they change. */
function useBox(element: HTMLElement | null): Box {
  const [box, setBox] = useState<Box>({ width: UNKNOWN_WIDTH, top: 0 });
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width: width || UNKNOWN_WIDTH, top: Math.round(top + scrollY) };
      setBox((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return box;
}

/** A virtualised grid of tiles in the page's own scrolling: only the rows near the window are rendered. */
export function useTileGrid(
  element: HTMLElement | null,
  count: number,
  /** Places that are rendered wherever the window stands. */
  kept: readonly number[],
) {
  const box = useBox(element);
  const grid = useMemo(() => tileGrid(box.width), [box.width]);
  const { columns, height } = grid;
  const rows = Math.ceil(count / columns);
  const rangeExtractor = useCallback(
    (range: Range) => {
      // The dragged and the focused tile stay, or the drag and the focus would be lost.
      const keptRows = kept.filter((index) => index >= 0 && index < count);
      const all = [
        ...defaultRangeExtractor(range),
        ...keptRows.map((i) => Math.floor(i / columns)),
      ];
      return [...new Set(all)].toSorted((a, b) => a - b);
    },
    [kept, count, columns],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height + GAP,
    overscan: OVERSCAN,
    scrollMargin: box.top,
    rangeExtractor,
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, height]);
  const near = virtualizer.getVirtualItems().map(({ index }) => index);
  // Text, which compares by value. Rows are rendered between frames as long as they are beyond the window, where they
  // would hold up a scroll event; whatever is in sight is rendered at once.
  const deferred = useDeferredValue(near.join(' '));
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: -1 };
  const ahead = deferred === '' ? [] : deferred.split(' ').map(Number);
  const isBehind = near.some((row) => row >= startIndex && row <= endIndex && !ahead.includes(row));
  const indexes = (isBehind ? near : ahead)
    .flatMap((row) => Array.from({ length: columns }, (_, at) => row * columns + at))
    .filter((index) => index < count);
  const placeOf = (index: number) => ({
    start: (index % columns) * (grid.width + GAP),
    top: Math.floor(index / columns) * (height + GAP),
  });
  return {
    columns,
    tileWidth: grid.width,
    indexes,
    tileHeight: height,
    placeOf,
    totalHeight: Math.max(0, rows * (height + GAP) - GAP),
    scrollTo: (index: number) => virtualizer.scrollToIndex(Math.floor(index / columns)),
  };
}
