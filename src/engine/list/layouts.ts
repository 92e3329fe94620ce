import type { Store } from 'react-admin';
import type { Resource, RuntimeListConfig } from '../definition/runtimeDefinition.ts';

/** Table layout; in the URL only if another layout is the list's default. */
export const ROWS = 'rows';
/** Tiles layout, the default of a list with pictures. */
export const TILES = 'tiles';
/** Timeline layout: months side by side, with the days of each record as a bar. */
export const TIMELINE = 'timeline';
/** Layouts that fetch their own records. */
export const BOARD = 'board';
export const CALENDAR = 'calendar';

/** Returns true if a layout fetches its own records instead of a page of rows. */
export const fetchesItself = (list: RuntimeListConfig | undefined, layout: string | undefined) =>
  (layout === BOARD && list?.board !== undefined) ||
  (layout === CALENDAR && list?.calendar !== undefined);

/** Returns the store key of a user's layout, for a list whose default layout is not rows. */
export const layoutKey = (name: string): string => `layout.${name}`;

/** Returns the layout of a list: from the URL, the user's stored choice, or the definition. */
export function layoutAt(
  { name, definition: { list } }: Resource,
  search: string,
  store: Store,
): string | undefined {
  const inUrl = new URLSearchParams(search).get('layout');
  if (inUrl !== null || list?.layout === undefined) return inUrl ?? undefined;
  return store.getItem<string>(layoutKey(name)) ?? list.layout;
}
