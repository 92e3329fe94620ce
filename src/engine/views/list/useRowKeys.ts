import { useEffect, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Moves the focus among the rows' links; tells whether the key meant that. */
function moveFocus(table: HTMLElement, event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
  const links = [...table.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
  return true;
}

/** Arrow keys, j and k walk through the rows of a table while the focus is in it. */
export function useRowKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      if (moveFocus(element, event)) event.preventDefault();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [table]);
}
