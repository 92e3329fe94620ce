import { useNavigate } from 'react-admin';
import { memo, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { lazyOnDemand } from '../ui/lazyOnDemand.tsx';
import { openPalette, openShortcuts } from '../ui/panelEvents.ts';
import { isSingleKey } from '../ui/singleKeys.ts';
import { useKeyDown } from '../ui/useKeyDown.ts';
import type { GoToShortcut } from './GoToShortcut.ts';

const ShortcutSheet = lazyOnDemand(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet);

const SECOND_KEY_MS = 1500;

const inMain = (selector: string) =>
  document.querySelector<HTMLElement>(`main :is(${selector}):not([aria-disabled=true])`);

/**
 * Handlers of the shortcut keys for the current page. A handler returns false if its key does nothing
 * there.
 */
const shortcutHandlers: Readonly<Record<string, () => boolean>> = {
  n: () => {
    const link = inMain('a[href$="/create"]');
    link?.click();
    return link !== null;
  },
  // A list with its own search handles the key itself.
  '/': () => inMain('input[type=search]') === null && dispatchEvent(new Event(openPalette)),
  // A page with its own help handles the key itself.
  '?': () => inMain('[aria-keyshortcuts="?"]') === null && dispatchEvent(new Event(openShortcuts)),
  j: () => enterRows(),
  k: () => enterRows(),
  e: () => {
    const field = inMain('[data-answer]');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
    return field !== null;
  },
};

/** Focuses the first row of a table from outside; a focused table handles its keys itself. */
function enterRows(): boolean {
  const row = inMain('a[data-row-link]');
  row?.focus();
  return row !== null;
}

/** Registers the keyboard shortcuts of the whole panel, and renders the sheet that lists them. */
export const Shortcuts = memo(function Shortcuts({
  goToShortcuts,
}: {
  goToShortcuts: readonly GoToShortcut[];
}) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const goesUntil = useRef(0);
  useKeyDown((event) => {
    if (!isSingleKey(event)) return;
    const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (letter === 'Shift') return;
    const isGoing = event.timeStamp < goesUntil.current;
    goesUntil.current = 0;
    if (isGoing) {
      const shortcut = goToShortcuts.find((one) => one.letter === letter);
      if (!shortcut) return;
      event.preventDefault();
      navigate(shortcut.to);
    } else if (letter === 'g') goesUntil.current = event.timeStamp + SECOND_KEY_MS;
    else if (shortcutHandlers[letter]?.()) event.preventDefault();
  });
  useLayoutEffect(() => {
    const open = () => setOpen(true);
    addEventListener(openShortcuts, open);
    return () => removeEventListener(openShortcuts, open);
  }, []);
  return isOpen ? (
    <Suspense fallback={null}>
      <ShortcutSheet goToShortcuts={goToShortcuts} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
});
