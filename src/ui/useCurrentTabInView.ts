import { useEffect, useRef } from 'react';

/** Events by which a user takes over the position of a row. */
const EVENTS = ['pointerdown', 'wheel', 'keydown'];

/** Scrolls a row of tabs sideways until the one with `aria-current` is whole, to its middle if possible. */
function showCurrent(row: HTMLElement): void {
  const tab = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = row.getBoundingClientRect();
  if (tab.left >= left && tab.right <= right) return;
  row.scrollLeft += (tab.left + tab.right - left - right) / 2;
}

/**
 * Keeps the current tab of a row that scrolls sideways in view, also while counts load, until the user scrolls
 * or presses a key.
 * @param current identifies the current tab
 * @returns ref of the row
 */
export function useCurrentTabInView<T extends HTMLElement>(current: string | undefined) {
  const ref = useRef<T>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(() => showCurrent(row));
    for (const tab of row.children) observer.observe(tab);
    const leave = () => observer.disconnect();
    for (const event of EVENTS) row.addEventListener(event, leave, { passive: true });
    return () => {
      for (const event of EVENTS) row.removeEventListener(event, leave);
      leave();
    };
  }, [current]);
  return ref;
}
