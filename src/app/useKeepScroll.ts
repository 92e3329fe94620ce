import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position while the rest of the URL changes. A new path scrolls to the top; opening a dialog
 * does not scroll the page below it.
 */
export function useKeepScroll(path: string): void {
  const top = useRef(0);
  const previousPath = useRef<string>(undefined);
  useLayoutEffect(() => {
    // This effect runs before the effect that scrolls; the one below runs after it.
    top.current = document.documentElement.scrollTop;
  }, [path]);
  useEffect(() => {
    if (previousPath.current !== undefined) document.documentElement.scrollTop = top.current;
    previousPath.current = path;
  }, [path]);
}
