import { useEffect, useReducer } from 'react';
import { isLazyComponent, pendingComponents } from './lazyWithPreload.tsx';

/**
 * Rerenders the caller when a lazy component in it has loaded. By itself, React reveals a suspended boundary only
 * 300 ms after it has last shown a fallback; with a rerender of the parent it does so at once.
 * @param parts components of the caller, in an array that is the same on each render
 */
export function useRevealLoaded(parts: readonly unknown[]): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isPending = pendingComponents(parts).length > 0;
  useEffect(() => {
    if (!isPending) return undefined;
    let isCurrent = true;
    // All of them: one that was pending on render may have loaded since.
    for (const part of parts.filter(isLazyComponent))
      void part.preload().then(() => {
        if (isCurrent) rerender();
      });
    return () => {
      isCurrent = false;
    };
  }, [parts, isPending]);
}
