import { foldText } from '../../engine/import/foldText.ts';

/** Destination or action of the palette. */
export interface PaletteEntry {
  /** Key that is the same in every language and session. */
  key: string;
  label: string;
  /** Less prominent text after the name. */
  note?: string;
  /** Path inside the panel. */
  to?: string;
  /** Called instead of navigating. */
  run?: () => void;
  /** True for entries that depend on the typed text; they are not stored as recent. */
  isPassing?: boolean;
}

/** Group of the list under its own heading. */
export interface PaletteGroup {
  key: string;
  label: string;
  entries: readonly PaletteEntry[];
}

/**
 * Returns the entries that contain every typed word, prefix matches first. Ignores case and diacritics:
 * `cift` finds `Çiftler`.
 */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = foldText(typed).split(' ');
  const ranked = entries.flatMap((entry) => {
    const text = foldText(`${entry.label} ${entry.note ?? ''}`);
    if (!words.every((word) => text.includes(word))) return [];
    return [{ entry, isFirst: text.startsWith(words[0] ?? '') }];
  });
  return ranked.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst)).map(({ entry }) => entry);
}

const MAX_RECENT = 6;

/** Returns the recently used entries with this one first, six at most. */
export const withRecent = (recent: readonly PaletteEntry[], used: PaletteEntry): PaletteEntry[] =>
  [used, ...recent.filter(({ key }) => key !== used.key)].slice(0, MAX_RECENT);
