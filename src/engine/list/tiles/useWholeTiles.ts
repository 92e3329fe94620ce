import { startTransition, useEffect, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/**
 * Returns the ids of the tiles that have their badges and tools: those rendered when the list last stood still, so
 * that a row that scrolls into the window costs little more than its pictures.
 */
export function useWholeTiles(ids: readonly number[], isScrolling: boolean): ReadonlySet<number> {
  const [whole, setWhole] = useState(NONE);
  // A text, which compares by value.
  const key = ids.join(' ');
  useEffect(() => {
    // Scrolling on interrupts it.
    if (!isScrolling) startTransition(() => setWhole(new Set(key.split(' ').map(Number))));
  }, [key, isScrolling]);
  return whole;
}
