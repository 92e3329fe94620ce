import { useNavigate } from 'react-admin';
import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useHref } from 'react-router-dom';

/** Properties that a menu link needs; the handler never changes. */
export interface MenuLinks {
  /** Put before a path to make it an address: '' or '#' or a base path. */
  prefix: string;
  /** For the click of an anchor that carries its path in `data-to`. */
  onNavigate: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Links without the router's Link, which draws itself anew on every change of filter or page.
 * Clicks for a new tab or window stay the browser's.
 */
export function useMenuLinks(): MenuLinks {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const onNavigate = useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    const to = event.currentTarget.dataset.to;
    const forBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (to === undefined || event.defaultPrevented || event.button !== 0 || forBrowser) return;
    event.preventDefault();
    latest.current(to);
  }, []);
  return { prefix: useHref('/').replace(/\/$/, ''), onNavigate };
}
