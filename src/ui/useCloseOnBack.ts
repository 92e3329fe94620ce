import { useEvent } from 'react-admin';
import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { get } from '#contract/get.ts';

/**
 * Closes a full-screen view instead of leaving the page when the user goes back in the browser's history. The first
 * page of the panel gets a second history entry, since the way back to another site cannot be blocked.
 */
export function useCloseOnBack(onClose: () => void): void {
  const navigate = useNavigate();
  const location = useLocation();
  const hasEntry = useRef(false);
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  const close = useEvent(onClose);
  const addEntry = useEvent(() => {
    if (hasEntry.current || get(history.state, 'idx') !== 0) return;
    hasEntry.current = true;
    const state: unknown = location.state;
    void navigate(location, { state });
  });
  useEffect(() => {
    addEntry();
  }, [addEntry]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (hasEntry.current) blocker.proceed();
    else blocker.reset();
    close();
  }, [blocker, close]);
}
