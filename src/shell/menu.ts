import type { ElementType, ReactNode } from 'react';

/** One entry of the menu, or a group of entries. All texts are ready to be shown. */
export interface MenuGroup {
  key: string;
  label: string;
  /** An outlined icon; draws itself, takes a class name. */
  icon?: ElementType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** Path inside the panel. */
  to?: string;
  /** Address outside the panel; opens in a new tab. */
  href?: string;
  /** Done on a click instead of going anywhere. */
  onSelect?: () => void;
  /** A count, or a part that draws one and follows it by itself. */
  badge?: ReactNode;
  hidden?: boolean;
  /** Not in the customer's plan: stays visible, and a click explains what it gives. */
  locked?: boolean;
  /** Other paths that belong to this entry, as beginnings: `/providers/`. */
  covers?: readonly string[];
  /** Fetches the screen's code when a pointer or the focus comes near. */
  preload?: () => void;
  children?: readonly MenuGroup[];
}

/** The entries that are shown, without groups that are left empty. */
export function visibleEntries(groups: readonly MenuGroup[]): MenuGroup[] {
  return groups.flatMap((group) => {
    if (group.hidden) return [];
    if (!group.children) return [group];
    const children = visibleEntries(group.children);
    return children.length > 0 ? [{ ...group, children }] : [];
  });
}

function startsAt(path: string, start: string): boolean {
  if (start === '/') return path === '/';
  return path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`);
}

/** Length of the longest beginning by which an entry claims the path; 0 when it does not. */
function claim(entry: MenuGroup, path: string): number {
  const target = entry.to?.split(/[?#]/, 1)[0];
  const starts = target ? [target, ...(entry.covers ?? [])] : (entry.covers ?? []);
  return Math.max(0, ...starts.map((start) => (startsAt(path, start) ? start.length : 0)));
}

/** Keys from the outermost group to the entry that fits the path best; empty when none does. */
export function currentTrail(groups: readonly MenuGroup[], path: string): string[] {
  let best: { length: number; trail: string[] } = { length: 0, trail: [] };
  const look = (entries: readonly MenuGroup[], above: string[]): void => {
    for (const entry of entries) {
      const trail = [...above, entry.key];
      const length = claim(entry, path);
      if (length > best.length) best = { length, trail };
      if (entry.children) look(entry.children, trail);
    }
  };
  look(groups, []);
  return best.trail;
}
