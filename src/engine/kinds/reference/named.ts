import { get } from '#contract/get.ts';

/** Record with a display name in one of several fields. */
export interface Named {
  id: number;
  name?: string;
  fullName?: string;
}

/** Paths of the fields with a display name; the first non-empty one is used. */
const PATHS = ['fullName', 'name', 'title', 'couple.name'];

/** Returns the display name of a record; its id if it has none. */
export function nameOf(record: Named): string {
  const name = PATHS.map((path) => get(record, path)).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof name === 'string' ? name : String(record.id);
}
