function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/** Fetches what comes next once the page has nothing better to do; not for who saves data. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  if (savesData()) return;
  // What fails here is tried again, and told, when it is needed.
  const start = () => void load().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 300);
}
