import { useLocation } from 'react-admin';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { focusHeading, pageHeading } from '../ui/focusHeading.ts';
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
 * Focuses the heading of a new page if the focused element was removed, such as the row that Enter opened. The
 * page renders its heading and title after the address changes. A dialog over a list has an address too, but
 * replaces no page.
 */
function useFocusPage(pathname: string, title: string): void {
  const page = useRef<{ pathname: string; heading: HTMLElement | null }>(undefined);
  useEffect(() => {
    const heading = pageHeading();
    const { current } = page;
    if (current && current.pathname !== pathname) {
      if (!heading || heading === current.heading) return;
      if (document.activeElement === document.body) focusHeading();
    }
    page.current = { pathname, heading };
  }, [pathname, title]);
}

/**
 * Scrolls to the top on every change of path, unless the navigation's state is `{ keepScroll: true }` (a drawer
 * over a list). Focuses the new page and announces its title. `data-address` is the rendered address, since the
 * browser's own changes before the page is rendered.
 */
export function RouteEffects() {
  const location = useLocation();
  const { pathname, search } = location;
  const stays = keepsScroll(location.state);
  useEffect(() => {
    if (!stays) document.documentElement.scrollTop = 0;
  }, [pathname, stays]);
  const title = useSyncExternalStore(subscribe, () => document.title);
  useFocusPage(pathname, title);
  return (
    <p className="visually-hidden" aria-live="polite" data-address={pathname + search}>
      {title}
    </p>
  );
}
