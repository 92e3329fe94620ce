import { useEffect } from 'react';

let held = 0;

/** True while something on this page is begun and not done: nothing may come up over it by itself. */
export const hasUnfinished = (): boolean => held > 0;

/**
 * Keeps popups away while somebody is in the middle of something that the page's markup does not tell:
 * selected rows, a changed form, a text in a composer.
 */
export function useUnfinished(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return undefined;
    held += 1;
    return () => {
      held -= 1;
    };
  }, [isUnfinished]);
}
