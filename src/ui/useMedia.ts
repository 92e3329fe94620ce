import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** Returns the MediaQueryList of a query; cached, since components need it on every render. */
function mediaOf(query: string): MediaQueryList {
  const media = lists.get(query) ?? matchMedia(query);
  lists.set(query, media);
  return media;
}

/** Returns true if the window matches a media query; false in server-rendered markup. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = mediaOf(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query).matches,
    () => false,
  );
}
