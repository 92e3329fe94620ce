import { onIdle } from './onIdle.ts';

/** Minimum memory for prefetching; browsers that do not report theirs are treated as sufficient. */
const MIN_MEMORY_GIB = 2;
const MIN_CORES = 2;

/** Reads a property that TypeScript's DOM types lack. */
const read = (from: unknown, name: string): unknown =>
  from instanceof Object ? Reflect.get(from, name) : undefined;

const isBelow = (value: unknown, least: number) => typeof value === 'number' && value < least;

/** Returns false if the user saves data, or if the connection or the device is too slow. */
export function canAffordPrefetch(): boolean {
  const connection = read(navigator, 'connection');
  const type = read(connection, 'effectiveType');
  if (read(connection, 'saveData') === true || type === 'slow-2g' || type === '2g') return false;
  const { hardwareConcurrency } = navigator;
  return (
    !isBelow(read(navigator, 'deviceMemory'), MIN_MEMORY_GIB) &&
    !isBelow(hardwareConcurrency, MIN_CORES)
  );
}

/** Prefetches when the browser is idle, if connection and device are fast enough. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  if (!canAffordPrefetch()) return;
  // Errors are ignored here; the component that needs the data refetches it and shows the error.
  onIdle(() => void load().catch(() => {}));
}
