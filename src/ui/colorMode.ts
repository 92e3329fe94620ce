import { useSyncExternalStore } from 'react';

export const colorModes = ['system', 'light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

/** Storage key of the choice; colorModeBoot.ts reads the same key before the first paint. */
export const colorModeKey = 'colorMode';

const changed = 'panel:color-mode';

/** The choice kept in this browser; `system` when there is none. */
export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    return colorModes.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice and shows it at once, in every tab. */
export function chooseColorMode(mode: ColorMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // Nothing can be kept; the page still follows the choice below.
  }
  showColorMode(mode);
  dispatchEvent(new Event(changed));
}

/** Writes the mode to the document, where tokens.css looks for it. */
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

/** The chosen mode; follows changes here and in other tabs. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, readColorMode);
}
