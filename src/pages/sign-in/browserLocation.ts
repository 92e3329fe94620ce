import { useSyncExternalStore } from 'react';
import type { paths, Place } from '../../session/guards.ts';

const moved = 'panel:place';

/** Where the page that the server draws ahead is. */
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

/** Where the browser is; follows goTo and the browser's own buttons. The first drawing over the server's is as that was. */
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
