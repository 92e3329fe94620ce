import type { ReactNode } from 'react';
import { goTo, useBrowserLocation } from './browserLocation.ts';

interface PlaceLinkProps {
  to: string;
  className?: string;
  /** Called on pointer enter and focus, to prefetch. */
  onNear?: () => void;
  children: ReactNode;
}

/**
 * Renders a link within the sign-in pages that keeps the query with the redirectUrl. Modified clicks behave
 * as for any link.
 */
export function PlaceLink({ to, className, onNear, children }: PlaceLinkProps) {
  const href = to + useBrowserLocation().search;
  return (
    <a
      href={href}
      className={className}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(href);
      }}
    >
      {children}
    </a>
  );
}
