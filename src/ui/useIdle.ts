import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

let isIdle = false;

/**
 * Returns true once the first screen has rendered and its queries are done. Less urgent components may then fetch
 * their data.
 */
export function useIdle(): boolean {
  const [isReady, setReady] = useState(isIdle);
  useEffect(() => {
    if (isReady) return;
    let isHere = true;
    void whenIdle().then(() => {
      isIdle = true;
      if (isHere) setReady(true);
    });
    return () => {
      isHere = false;
    };
  }, [isReady]);
  return isReady;
}
