import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** Matches the store keys of a list's selected ids, and of the lists that have selections. */
const SELECTION = /\.selectedIds(\.storeKeys)?$/;

/**
 * Returns the react-admin store of a user. Lists, columns and drafts are stored separately for each user of a
 * machine. Selections last as long as the page: after a reload, or in another tab, a bulk action must not affect
 * records that are selected but not visible.
 */
export function panelStore(userId: number | undefined): Store {
  const kept = localStorageStore('1', `panel-${userId ?? 'nobody'}`);
  const selections = memoryStore();
  selections.setup();
  const of = (key: string) => (SELECTION.test(key) ? selections : kept);
  return {
    ...kept,
    getItem: (key, defaultValue) => of(key).getItem(key, defaultValue),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    removeItems: (prefix) => {
      kept.removeItems(prefix);
      selections.removeItems(prefix);
    },
    reset: () => {
      kept.reset();
      selections.reset();
    },
    subscribe: (key, callback) => of(key).subscribe(key, callback),
  };
}
