import { get } from '#contract/get.ts';

/** A record that has a name, in one of the words for it. */
export interface Named {
  id: number;
  name?: string;
  fullName?: string;
}

/** Paths of the texts that name records, the first that is there. */
const PATHS = ['fullName', 'name', 'title', 'couple.name'];

/** Returns the display name of the record. */
export function nameOf(record: Named): string {
  const name = PATHS.map((path) => get(record, path)).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof name === 'string' ? name : String(record.id);
}
