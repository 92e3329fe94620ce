import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Tells whether the table inside an element is shown whole. While something narrower stands in its
 * place, the width that it needed last decides.
 */
export function useFits() {
  const box = useRef<HTMLDivElement>(null);
  const needed = useRef(0);
  const [fits, setFits] = useState(true);
  const measure = useCallback(() => {
    const place = box.current;
    if (!place) return;
    const table = place.querySelector('table');
    if (table) needed.current = table.scrollWidth;
    setFits(needed.current <= place.clientWidth);
  }, []);
  // Other rows may need more room.
  useLayoutEffect(() => {
    measure();
  });
  useEffect(() => {
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [measure]);
  return { box, fits };
}
