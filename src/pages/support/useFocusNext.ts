import { useEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '../../ui/focusHeading.ts';

interface Row {
  readonly id: number;
}

const NONE: readonly never[] = [];

/**
 * Moves the focus on after a decision that removed the focused button: to the entry after a decided one that is
 * gone, to the decided one if it stays with other buttons, or to the heading if no entry is left.
 * @param rows entries of the list; an unchanged entry stays the same object
 * @returns ref of the list, whose items need `tabIndex={-1}`, and a function to call with the id of a decided entry
 */
export function useFocusNext(rows: readonly Row[] = NONE): {
  list: RefObject<HTMLUListElement | null>;
  noteDecided: (id: number) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const decided = useRef<{ row: Row | undefined; index: number }>(undefined);
  useEffect(() => {
    const { current } = decided;
    if (!current || (current.row && rows.includes(current.row))) return;
    // The reason dialog keeps the focus while it is open, as does another element that was focused meanwhile.
    if (document.querySelector('[aria-modal="true"]')) return;
    decided.current = undefined;
    if (document.activeElement !== document.body) return;
    const entries = list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [];
    const next = entries[Math.min(current.index, entries.length - 1)];
    if (next) next.focus();
    else focusHeading();
  });
  const noteDecided = (id: number) => {
    const index = rows.findIndex((row) => row.id === id);
    decided.current = { row: rows[index], index };
  };
  return { list, noteDecided };
}
