import type { ElementType, ReactNode } from 'react';
import type { Feature } from '../engine/definition/config.ts';

/** One entry of the menu, or a group of entries. All texts are ready to be shown. */
export interface MenuGroup {
  key: string;
  label: string;
  /** Outlined icon component that accepts a class name. */
  icon?: ElementType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** Path inside the panel. */
  to?: string;
  /** Address outside the panel; opens in a new tab. */
  href?: string;
  /** Called on click instead of navigating. */
  onSelect?: () => void;
  /** Count, or an element that renders and updates one. */
  badge?: ReactNode;
  hidden?: boolean;
  /** Feature that the customer's package lacks: the entry stays visible, and a click explains the feature. */
  locked?: Feature | undefined;
  /** True if its page has no figures while providers are on hold: the entry links to the page, which says why. */
  onHold?: boolean;
  /** Prefixes of other paths that belong to this entry: `/providers/`. */
  covers?: readonly string[];
  /** Preloads the screen's code on pointer enter and focus. */
  preload?: () => void;
  children?: readonly MenuGroup[];
}

/** Returns the visible entries, without empty groups. */
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

/** Returns the length of the entry's longest prefix of the path; 0 if none matches. */
function claim(entry: MenuGroup, path: string): number {
  const target = entry.to?.split(/[?#]/, 1)[0];
  const starts = target ? [target, ...(entry.covers ?? [])] : (entry.covers ?? []);
  return Math.max(0, ...starts.map((start) => (startsAt(path, start) ? start.length : 0)));
}

/** Returns the keys from the outermost group to the entry that matches the path best; empty if none matches. */
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
