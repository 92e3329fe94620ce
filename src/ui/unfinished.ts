import { useEffect } from 'react';

let held = 0;

/** Returns true while this page has unfinished work, over which no popup may open. */
export const hasUnfinished = (): boolean => held > 0;

/**
 * Blocks popups while there is unfinished work that the page's markup does not show: selected rows, a changed
 * form, a text in a composer.
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
