import { useLocation } from 'react-admin';
import { useEffect, useSyncExternalStore } from 'react';
import { titleChanged } from '../ui/usePageTitle.ts';

function keepsScroll(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'keepScroll' in state &&
    state.keepScroll === true
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener(titleChanged, onChange);
  return () => removeEventListener(titleChanged, onChange);
}

/**
 * Scrolls to the top on every change of path, unless the navigation's state is `{ keepScroll: true }` (a
 * drawer over a list), and announces the new page's title. `data-address` is the rendered address: the
 * browser's own changes before the page does.
 */
export function RouteEffects() {
  const location = useLocation();
  const { pathname, search } = location;
  const stays = keepsScroll(location.state);
  useEffect(() => {
    if (!stays) document.documentElement.scrollTop = 0;
  }, [pathname, stays]);
  const title = useSyncExternalStore(subscribe, () => document.title);
  return (
    <p className="visually-hidden" aria-live="polite" data-address={pathname + search}>
      {title}
    </p>
  );
}
