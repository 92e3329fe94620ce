import type { PaletteEntry } from './paletteEntry.ts';

interface ResultsOf {
  resource: string;
  /** Path of the list. */
  route: string;
  /** Filter of the list that searches. */
  filter: string;
  words: string;
  label: string;
  /** Number of results in words, where it is known. */
  note?: string | undefined;
}

/** Returns the entry that leads to the list with everything that a search finds. */
export function allResults(results: ResultsOf): PaletteEntry {
  const { resource, route, filter, words, label, note } = results;
  const search = new URLSearchParams({ filter: JSON.stringify({ [filter]: words }) });
  return {
    key: `all ${resource}`,
    label,
    ...(note !== undefined && { note }),
    to: `/${route}?${search.toString()}`,
    isPassing: true,
  };
}
