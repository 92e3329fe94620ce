import { useMemo, type ReactNode } from 'react';
import { Bell } from '../pages/notifications/Bell.tsx';
import type { SessionData } from '../session/loginState.ts';
import { useIdle } from '../ui/useIdle.ts';

/** Whoever may not listen to leads hears of nothing else either, ms. */
const ASKS_EVERY_MS = 60_000;

/** The bell of the top bar; it requests its number once the page stands and news are heard, which refetch it. */
export function useBell({ user, impersonation }: SessionData, isConnected: boolean): ReactNode {
  const isIdle = useIdle();
  const isReady = isIdle && isConnected;
  const isTold = user.permission.grants.includes('leads.read');
  const isImpersonated = impersonation !== null;
  const isAgent = user.isAgent;
  return useMemo(
    () =>
      isAgent ? undefined : (
        <Bell
          isReady={isReady}
          asksEveryMs={isTold ? false : ASKS_EVERY_MS}
          isImpersonated={isImpersonated}
        />
      ),
    [isReady, isTold, isImpersonated, isAgent],
  );
}
