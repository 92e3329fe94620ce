import type { Store } from 'react-admin';
import type { Resource, RuntimeListConfig } from '../definition/runtimeDefinition.ts';

/** Layout of a table; the address names it only where the list opens with another. */
export const ROWS = 'rows';
/** Pictures as tiles, first where a list has them. */
export const TILES = 'tiles';
/** A strip of months on which each row of the page takes its days. */
export const TIMELINE = 'timeline';
/** Layouts that the engine draws itself. They fetch their own records. */
export const BOARD = 'board';
export const CALENDAR = 'calendar';

/** Returns true if a layout fetches its own records instead of a page of rows. */
export const fetchesItself = (list: RuntimeListConfig | undefined, layout: string | undefined) =>
  (layout === BOARD && list?.board !== undefined) ||
  (layout === CALENDAR && list?.calendar !== undefined);

/** Key in react-admin's store of the layout that a person chose, where a list opens with another than rows. */
export const layoutKey = (name: string): string => `layout.${name}`;

/** Layout of a list at an address: the address's, the person's, or the definition's. */
export function layoutAt(
  { name, definition: { list } }: Resource,
  search: string,
  store: Store,
): string | undefined {
  const inUrl = new URLSearchParams(search).get('layout');
  if (inUrl !== null || list?.layout === undefined) return inUrl ?? undefined;
  return store.getItem<string>(layoutKey(name)) ?? list.layout;
}
