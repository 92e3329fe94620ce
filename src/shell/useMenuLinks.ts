import { useNavigate } from 'react-admin';
import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { opensElsewhere } from '../ui/opensElsewhere.ts';

/** Properties that a menu link needs; the handler never changes. */
export interface MenuLinks {
  /** Prefix that turns a path into an address: '', '#' or a base path. */
  prefix: string;
  /** Click handler for anchors with their path in `data-to`. */
  onNavigate: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Returns the props of menu links. Avoids the router's Link, which re-renders on every change of filter or
 * page. Clicks that open a new tab or window are left to the browser.
 */
export function useMenuLinks(): MenuLinks {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const onNavigate = useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    const to = event.currentTarget.dataset.to;
    if (to === undefined || event.defaultPrevented || event.button !== 0) return;
    if (opensElsewhere(event)) return;
    event.preventDefault();
    latest.current(to);
  }, []);
  return { prefix: useHref('/').replace(/\/$/, ''), onNavigate };
}
