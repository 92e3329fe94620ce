import type { ReactNode } from 'react';
import { goTo, useBrowserLocation } from './browserLocation.ts';

interface PlaceLinkProps {
  to: string;
  className?: string;
  /** Called as a pointer or the focus comes near. */
  onNear?: () => void;
  children: ReactNode;
}

/** A link within the sign-in pages that keeps the redirectUrl; opens elsewhere like any link. */
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
