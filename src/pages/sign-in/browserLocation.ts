import { useSyncExternalStore } from 'react';
import type { paths, BrowserLocation } from '../../session/guards.ts';

const moved = 'panel:location';

/** Path of the page that the server prerenders. */
const drawnPath: typeof paths.signIn = '/auth/login';

/** Navigates to another path of the panel without a page load; useBrowserLocation notifies its components. */
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
 * Returns the browser's location; follows goTo and the browser's back and forward buttons. The first render over
 * the server's HTML uses the same location as the server.
 */
export function useBrowserLocation(): BrowserLocation {
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
