import type { Store } from 'react-admin';
import type { Resource, RuntimeListConfig } from '../definition/runtimeDefinition.ts';

/** Table layout; in the URL only if the list opens with another one. */
export const ROWS = 'rows';
/** Tiles layout, the default of a list with pictures. */
export const TILES = 'tiles';
/** Timeline layout: a strip of months with the days of each record. */
export const TIMELINE = 'timeline';
/** Layouts that the engine draws itself. They fetch their own records. */
export const BOARD = 'board';
export const CALENDAR = 'calendar';

/** Returns true if a layout fetches its own records instead of a page of rows. */
export const fetchesItself = (list: RuntimeListConfig | undefined, layout: string | undefined) =>
  (layout === BOARD && list?.board !== undefined) ||
  (layout === CALENDAR && list?.calendar !== undefined);

/** Returns the key of a user's layout in react-admin's store, for a list that does not open with rows. */
export const layoutKey = (name: string): string => `layout.${name}`;

/** Returns the layout of a list: the URL's, the user's, or the definition's. */
export function layoutAt(
  { name, definition: { list } }: Resource,
  search: string,
  store: Store,
): string | undefined {
  const inUrl = new URLSearchParams(search).get('layout');
  if (inUrl !== null || list?.layout === undefined) return inUrl ?? undefined;
  return store.getItem<string>(layoutKey(name)) ?? list.layout;
}
