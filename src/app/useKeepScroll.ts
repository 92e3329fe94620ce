import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position while the rest of the URL changes: another path scrolls to the top,
 * and below a dialog nothing has moved.
 */
export function useKeepScroll(path: string): void {
  const top = useRef(0);
  const known = useRef<string>(undefined);
  useLayoutEffect(() => {
    // Runs before the effect that scrolls, and the other one after it.
    top.current = document.documentElement.scrollTop;
  }, [path]);
  useEffect(() => {
    if (known.current !== undefined) document.documentElement.scrollTop = top.current;
    known.current = path;
  }, [path]);
}
