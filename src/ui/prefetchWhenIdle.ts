import { onIdle } from './onIdle.ts';

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/** Prefetches when the browser is idle; does nothing for a person who saves data. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  if (savesData()) return;
  // A failure is shown by whatever needs the data; it fetches again.
  onIdle(() => void load().catch(() => undefined));
}
