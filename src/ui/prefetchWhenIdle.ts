import { onIdle } from './onIdle.ts';

/** Reads a property that TypeScript's DOM does not know yet. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}

/** Prefetches when the browser is idle; does nothing for a person who saves data. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  if (savesData()) return;
  // A failure is shown by whatever needs the data; it fetches again.
  onIdle(() => void load().catch(() => {}));
}
