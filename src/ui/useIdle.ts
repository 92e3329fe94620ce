import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

let isIdle = false;

/** Whether the first screen stands and had its time: what is less urgent may ask for its data. */
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
