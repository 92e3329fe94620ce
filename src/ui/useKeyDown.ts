import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Subscribes to keydown events of the page. A layout effect registers the listener before the first paint; on slow
 * devices a later one would miss an early key press.
 */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
