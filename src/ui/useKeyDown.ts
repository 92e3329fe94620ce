import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hears keys that are pressed anywhere on the page, from its first picture on: on a slow machine what is
 * attached after that loses the key of a quick hand.
 */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
