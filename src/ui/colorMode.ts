import { useSyncExternalStore } from 'react';

export const colorModes = ['system', 'light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

/** Storage key of the choice; colorModeBoot.ts reads the same key before the first paint. */
export const colorModeKey = 'colorMode';

const changed = 'panel:color-mode';

/** Returns the choice stored in this browser; `system` if there is none. */
export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    return colorModes.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice and applies it immediately, in every tab. */
export function chooseColorMode(mode: ColorMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // Storage is unavailable; the choice still applies to this page.
  }
  showColorMode(mode);
  dispatchEvent(new Event(changed));
}

/** Sets the mode on the document element, where tokens.css reads it. */
export function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
}

function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}

/** Subscribes to the chosen mode, including changes in other tabs. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, readColorMode);
}
