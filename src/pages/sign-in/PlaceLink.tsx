import type { ReactNode } from 'react';
import { opensElsewhere } from '../../ui/opensElsewhere.ts';
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
        if (opensElsewhere(event)) return;
        event.preventDefault();
        goTo(href);
      }}
    >
      {children}
    </a>
  );
}
