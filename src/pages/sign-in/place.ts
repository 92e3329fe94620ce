import { useSyncExternalStore } from 'react';
import type { Place } from '../../session/guards.ts';

const moved = 'panel:place';

/** Moves to another path of the panel without loading the page; drawn by whoever asks usePlace. */
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

/** Where the browser is; follows goTo and the browser's own buttons. */
export function usePlace(): Place {
  const pathname = useSyncExternalStore(subscribe, () => location.pathname);
  const search = useSyncExternalStore(subscribe, () => location.search);
  return { pathname, search };
}
