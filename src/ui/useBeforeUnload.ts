import { useEffect } from 'react';
import { useUnfinished } from './unfinished.ts';

/**
 * Blocks popups, and shows the browser's confirmation before the page is left or reloaded, while data would be
 * lost.
 */
export function useBeforeUnload(isHeld: boolean): void {
  useUnfinished(isHeld);
  useEffect(() => {
    if (!isHeld) return undefined;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, [isHeld]);
}
