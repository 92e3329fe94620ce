import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

let isIdle = false;
let idle: Promise<void> | undefined;

/** Resolves once the page is idle, at the same moment for all callers, so that React renders them together. */
const onceIdle = (): Promise<void> =>
  (idle ??= whenIdle().then(() => {
    isIdle = true;
  }));

/**
 * Returns true once the first screen has rendered and its queries are done. Less urgent components may then fetch
 * their data.
 */
export function useIdle(): boolean {
  const [isReady, setReady] = useState(isIdle);
  useEffect(() => {
    if (isReady) return;
    let isHere = true;
    void onceIdle().then(() => {
      if (isHere) setReady(true);
    });
    return () => {
      isHere = false;
    };
  }, [isReady]);
  return isReady;
}
