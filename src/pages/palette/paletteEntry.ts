import { foldText } from '../../engine/import/foldText.ts';

/** Something that the palette leads to or does. */
export interface PaletteEntry {
  /** The same in every language and visit. */
  key: string;
  label: string;
  /** Less prominent text after the name. */
  note?: string;
  /** Path inside the panel. */
  to?: string;
  /** Done instead of going anywhere. */
  run?: () => void;
  /** Left out of the entries used last: it fits only what was typed. */
  isPassing?: boolean;
}

/** A part of the list under its own heading. */
export interface PaletteGroup {
  key: string;
  label: string;
  entries: readonly PaletteEntry[];
}

/**
 * The entries whose words hold every word that was typed, those that begin with it first. Case and
 * marks make no difference: `cift` finds `Çiftler`.
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

const KEPT = 6;

/** The entries used last with this one in front. */
export const withRecent = (recent: readonly PaletteEntry[], used: PaletteEntry): PaletteEntry[] =>
  [used, ...recent.filter(({ key }) => key !== used.key)].slice(0, KEPT);
