import { useEvent } from 'react-admin';
import { useEffect, useState } from 'react';
import { positionByKey } from './tileGrid.ts';

interface TileKeysOptions {
  /** Element of the tile list. */
  element: HTMLElement | null;
  count: number;
  columns: number;
  setCurrent: (index: number) => void;
  /**
   * Toggles a tile; with `isRange`, all tiles from the last toggled one to it. Undefined if tiles are not
   * selectable.
   */
  toggle: ((index: number, isRange: boolean) => void) | undefined;
  scrollTo: (index: number) => void;
  /** Called when the focus leaves the tiles. */
  onLeave: () => void;
}

const indexOf = (target: EventTarget | null): number | undefined => {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  const index = tile?.dataset['index'];
  return index === undefined ? undefined : Number(index);
};

const isOpener = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[data-tile-open]');

/**
 * Subscribes to keys while a tile has the focus: arrows, Home and End move, with Shift they select; Space and x
 * select a tile.
 * @returns `goTo` focuses a tile, even if it is not rendered yet; then `focusPending` does when its rows have been
 *   rendered
 */
export function useTileKeys(options: TileKeysOptions) {
  const { element, count, columns, setCurrent, toggle, scrollTo, onLeave } = options;
  const [pendingFocus, setPendingFocus] = useState<number>();
  const focusPending = useEvent(() => {
    if (pendingFocus === undefined || !element) return;
    const tile = element.querySelector<HTMLElement>(
      `[data-index="${pendingFocus}"] [data-tile-open]`,
    );
    if (!tile || tile === document.activeElement) return;
    tile.focus({ preventScroll: true });
    tile.closest('li')?.scrollIntoView?.({ block: 'nearest' });
  });
  const goTo = useEvent((index: number) => {
    setCurrent(index);
    setPendingFocus(index);
    if (!element?.querySelector(`[data-index="${index}"]`)) scrollTo(index);
  });
  const onKey = useEvent((event: KeyboardEvent) => {
    const index = indexOf(event.target);
    if (index === undefined || !isOpener(event.target)) return;
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const next = positionByKey({ key, index, columns, count, isRightToLeft });
    if (next !== undefined) {
      if (toggle && shiftKey && next !== index) toggle(next, true);
      goTo(next);
    } else if (toggle && (key === ' ' || key.toLowerCase() === 'x')) toggle(index, shiftKey);
    else return;
    event.preventDefault();
  });
  const onFocus = useEvent((event: FocusEvent) => {
    const index = indexOf(event.target);
    if (index === undefined) return;
    setCurrent(index);
    if (!isOpener(event.target) || index === pendingFocus) setPendingFocus(undefined);
  });
  const onBlur = useEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) onLeave();
  });
  useEffect(() => {
    if (!element) return undefined;
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [element, onKey, onFocus, onBlur]);
  return { goTo, focusPending };
}
