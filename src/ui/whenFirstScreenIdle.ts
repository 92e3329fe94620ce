import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Maximum wait in ms, since some screens poll continuously. */
const TIMEOUT_MS = 6000;

let resolveIdle = () => {};
const shown = new Promise<void>((resolve) => {
  resolveIdle = resolve;
});

/**
 * Subscribes to the query cache after the screen's own effects have started their queries. Secondary work may
 * start once no query is fetching.
 */
export function ScreenWatch(): null {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = () => {
      if (queryClient.isFetching() === 0) resolveIdle();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    void shown.then(stop);
    look();
    return () => stop();
  }, [queryClient]);
  return null;
}

/** Resolves once the first screen's queries are done, after 6 s at the latest. */
export const whenFirstScreenIdle = (): Promise<void> =>
  Promise.race([shown, new Promise<void>((resolve) => void setTimeout(resolve, TIMEOUT_MS))]);
