import { useSyncExternalStore } from 'react';

const key = 'singleKeys';
const changed = 'panel:single-keys';

/**
 * Returns true if single keys without Ctrl or Alt are shortcuts. They are until the user turns them off (WCAG
 * 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Stores the choice in this browser, for every tab. */
export function chooseSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage is unavailable; the shortcuts stay on.
  }
  dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}

/** Subscribes to the choice, including changes in other tabs. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn);

/** Selectors of elements within which a letter is no shortcut: fields, and overlays with their own keys. */
const TYPING =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]';
const ABOVE = '[aria-modal=true], [role=menu], [role=listbox]';

/**
 * Returns true if a pressed key can be a shortcut of the dialog that it was pressed in: outside fields, without a
 * modifier key, and with shortcuts turned on.
 */
export function isSingleKeyOfDialog(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    !event.defaultPrevented &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.isComposing &&
    areSingleKeysOn() &&
    !(target instanceof Element && target.closest(TYPING))
  );
}

/** Returns true if a pressed key is a page shortcut: as in a dialog, but outside dialogs and menus. */
export function isSingleKey(event: KeyboardEvent): boolean {
  return isSingleKeyOfDialog(event) && document.querySelector(ABOVE) === null;
}
