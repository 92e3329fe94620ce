import { useEffect } from 'react';
import { useUnfinished } from './unfinished.ts';

/**
 * While it is held, the browser asks before it leaves or reloads the page, and no popup comes: something
 * would be lost.
 */
export function useBeforeUnload(isHeld: boolean): void {
  useUnfinished(isHeld);
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isHeld]);
}
