import type { PaletteEntry } from './paletteEntry.ts';

interface ResultsOf {
  resource: string;
  /** Path of the list. */
  route: string;
  /** Name of the list's search filter. */
  filter: string;
  typed: string;
  label: string;
  /** Number of results as text, if it is known. */
  note?: string | undefined;
}

/** Returns the entry that opens the list with all results of a search. */
export function allResults(results: ResultsOf): PaletteEntry {
  const { resource, route, filter, typed, label, note } = results;
  const search = new URLSearchParams({ filter: JSON.stringify({ [filter]: typed }) });
  return {
    key: `all ${resource}`,
    label,
    ...(note !== undefined && { note }),
    to: `/${route}?${search.toString()}`,
    isPassing: true,
  };
}
