import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { GAP, tileGrid, type TileGrid, type TileShape } from './tileGrid.ts';

/** Number of rows rendered beyond the window. */
const OVERSCAN = 2;
/** Assumed width in pixels of a grid on a wide screen until it is measured. */
const USUAL_WIDTH = 900;
/** Margins of the grid at both sides, in pixels. */
const MARGINS = 32;

/**
 * Returns the width of a grid that is not measured, or has no width while a dialog locks the scrolling. Tiles beyond
 * the screen would widen a phone's page, and with it every fixed dialog.
 */
const assumedWidth = (): number =>
  Math.min(USUAL_WIDTH, (document.documentElement.clientWidth || USUAL_WIDTH) - MARGINS);

interface Box {
  width: number;
  /** Distance from the top of the document in pixels. */
  top: number;
}

/** Dimensions of the grid of an element. */
export interface GridBox extends TileGrid {
  /** Distance from the top of the document in pixels. */
  readonly top: number;
}

/** Subscribes to the dimensions of an element. */
function useBox(element: HTMLElement | null): Box {
  const [box, setBox] = useState<Box>(() => ({ width: assumedWidth(), top: 0 }));
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { width: width || assumedWidth(), top: Math.round(top + scrollY) };
      setBox((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return box;
}

/**
 * Returns the dimensions of the grid of an element, which do not change on scrolling.
 * @param lines of facts below each name
 */
export function useGridBox(
  element: HTMLElement | null,
  lines: number,
  shape: TileShape | undefined,
): GridBox {
  const { width, top } = useBox(element);
  return useMemo(() => ({ ...tileGrid(width, lines, shape), top }), [width, lines, shape, top]);
}

/**
 * Returns the indexes of the tiles in the rows near the window, by value: the same array while they do not change.
 * Renders its component on each scroll across a row, so only the tiles should be below it.
 */
export function useTileGrid(
  { columns, height, top }: GridBox,
  count: number,
  /** Indexes that are rendered at every scroll position. */
  kept: readonly number[],
) {
  const rows = Math.ceil(count / columns);
  const rangeExtractor = useCallback(
    (range: Range) => {
      // The dragged and the focused tile stay mounted to keep the drag and the focus.
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
    // Rows beyond the window are there before they are seen; a scroll event need not wait for the rendering.
    useFlushSync: false,
    scrollMargin: top,
    rangeExtractor,
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, height]);
  const near = virtualizer.getVirtualItems().map(({ index }) => index);
  // A text, which compares by value. Rows beyond the window are rendered deferred, because they
  // would delay the scroll event; visible rows are rendered immediately.
  const deferred = useDeferredValue(near.join(' '));
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: -1 };
  const ahead = deferred === '' ? [] : deferred.split(' ').map(Number);
  // Rows that came into the window before they were rendered ahead; only these are worth a wait.
  const late = near.filter((row) => row >= startIndex && row <= endIndex && !ahead.includes(row));
  const rendered = [...ahead, ...late].toSorted((a, b) => a - b).join(' ');
  const indexes = useMemo(() => {
    if (rendered === '') return [];
    return rendered
      .split(' ')
      .map(Number)
      .flatMap((row) => Array.from({ length: columns }, (_, at) => row * columns + at))
      .filter((index) => index < count);
  }, [rendered, columns, count]);
  return {
    indexes,
    isScrolling: virtualizer.isScrolling,
    scrollTo: (index: number) => virtualizer.scrollToIndex(Math.floor(index / columns)),
  };
}
