import { useEffect } from 'react';

/** Some screens never say that they stand; what waits for one waits no longer than this, ms. */
const LONGEST_MS = 6000;

let tell = () => {};
const shown = new Promise<void>((resolve) => {
  tell = resolve;
});

/** For screens: once one shows what was asked for, what is less urgent may come. */
export function useScreenStands(isStanding: boolean): void {
  useEffect(() => {
    if (isStanding) tell();
  }, [isStanding]);
}

/** Resolves once the first screen of this page stands. */
export const firstScreen = (): Promise<void> =>
  Promise.race([shown, new Promise<void>((resolve) => void setTimeout(resolve, LONGEST_MS))]);
