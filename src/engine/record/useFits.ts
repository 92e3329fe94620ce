import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns whether the table inside an element fits its width. While a narrower layout replaces the table, the
 * table's last measured width is used.
 */
export function useFits() {
  const box = useRef<HTMLDivElement>(null);
  const needed = useRef(0);
  const [fits, setFits] = useState(true);
  const measure = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const table = element.querySelector('table');
    if (table) needed.current = table.scrollWidth;
    setFits(needed.current <= element.clientWidth);
  }, []);
  // After every render, because other rows may need another width.
  useLayoutEffect(() => {
    measure();
  });
  useEffect(() => {
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [measure]);
  return { box, fits };
}
