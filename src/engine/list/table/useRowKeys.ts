import { useEvent } from 'react-admin';
import { useEffect, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

const focusedRow = () => document.activeElement?.closest('tbody tr') ?? null;

/** Moves the focus among the rows' links. @returns true if the key was handled */
function moveFocus(table: HTMLElement, event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  if (step === undefined) return false;
  const links = [...table.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
  return true;
}

/** Returns true if a key event comes from a drag handle, which has its own key handling. */
const isDragging = (event: KeyboardEvent) =>
  event.target instanceof Element && event.target.closest('[data-drag-handle]') !== null;

/**
 * Subscribes to keys while the focus is in a table: arrows, j and k move between rows, x selects a row.
 * @param toggle receives the row's index on the page; undefined if rows are not selectable
 */
export function useRowKeys(
  table: RefObject<HTMLElement | null>,
  toggle?: (index: number, isRange: boolean) => void,
): void {
  const onKey = useEvent((event: KeyboardEvent) => {
    const element = table.current;
    if (!element || event.ctrlKey || event.metaKey || event.altKey || isDragging(event)) return;
    if (toggle && event.key.toLowerCase() === 'x') {
      const row = focusedRow();
      if (!row?.parentElement) return;
      toggle([...row.parentElement.children].indexOf(row), event.shiftKey);
      event.preventDefault();
    } else if (moveFocus(element, event)) event.preventDefault();
  });
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [table, onKey]);
}
