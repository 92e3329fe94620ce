import { useEvent } from 'react-admin';
import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';

/** Closes a full-screen view instead of leaving the page when the user goes back in the browser's history. */
export function useCloseOnBack(onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  const close = useEvent(onClose);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
