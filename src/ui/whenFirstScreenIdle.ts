import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Some screens ask again and again; what waits for one waits no longer than this, ms. */
const LONGEST_MS = 6000;

let tell = () => {};
const shown = new Promise<void>((resolve) => {
  tell = resolve;
});

/**
 * Stands behind a screen, so that its effect runs when the screen's own have asked for what it
 * shows: once nothing is on its way any more, what is less urgent may come.
 */
export function ScreenWatch(): null {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = () => {
      if (queryClient.isFetching() === 0) tell();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    void shown.then(stop);
    look();
    return () => stop();
  }, [queryClient]);
  return null;
}

/** Resolves once the first screen of this page stands. */
export const whenFirstScreenIdle = (): Promise<void> =>
  Promise.race([shown, new Promise<void>((resolve) => void setTimeout(resolve, LONGEST_MS))]);
