import { useSyncExternalStore } from 'react';
import type { paths, Place } from '../../session/guards.ts';

const moved = 'panel:place';

/** Path of the page that the server prerenders. */
const drawnPath: typeof paths.signIn = '/auth/login';

/** Moves to another path of the panel without loading the page; drawn by whoever asks useResourceLocation. */
export function goTo(
  url: string,
  { replace = false, state }: { replace?: boolean; state?: unknown } = {},
): void {
  if (replace) history.replaceState(state ?? null, '', url);
  else history.pushState(state ?? null, '', url);
  dispatchEvent(new Event(moved));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(moved, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(moved, onChange);
  };
}

/**
 * Returns the browser's location; follows goTo and the browser's own buttons. The first render over the
 * server's HTML uses the same location as the server.
 */
export function useBrowserLocation(): Place {
  const pathname = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => drawnPath,
  );
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return { pathname, search };
}
