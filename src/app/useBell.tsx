import { useMemo, type ReactNode } from 'react';
import { Bell } from '../pages/notifications/Bell.tsx';
import type { SessionData } from '../session/loginState.ts';
import { useIdle } from '../ui/useIdle.ts';

/** Milliseconds between polls for users who may not read leads and therefore receive no events. */
const POLL_MS = 60_000;

/**
 * Returns the bell of the top bar. It fetches its count once the page is idle and realtime is connected; events
 * trigger a refetch.
 */
export function useBell({ user, impersonation }: SessionData, isConnected: boolean): ReactNode {
  const isIdle = useIdle();
  const isReady = isIdle && isConnected;
  const receivesEvents = user.permission.grants.includes('leads.read');
  const isImpersonated = impersonation !== null;
  const isAgent = user.isAgent;
  return useMemo(
    () =>
      isAgent ? undefined : (
        <Bell
          isReady={isReady}
          pollMs={receivesEvents ? false : POLL_MS}
          isImpersonated={isImpersonated}
        />
      ),
    [isReady, receivesEvents, isImpersonated, isAgent],
  );
}
