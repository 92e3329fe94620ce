import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** Keys of the ids that are selected in a list, and of the lists that have any. */
const SELECTION = /\.selectedIds(\.storeKeys)?$/;

/**
 * Returns the react-admin store of a user. Lists, columns and drafts are kept apart for each user of a machine.
 * Selections last as long as the page: after a reload, or in another tab, a bulk action must not reach records that
 * were selected out of sight.
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
