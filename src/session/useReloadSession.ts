import { useAuthProvider } from 'react-admin';
import { useCallback } from 'react';
import type { PanelAuthProvider } from './authProvider.ts';

/**
 * Returns a function that refetches the session after the user or the account changed; a failure leaves the
 * session unchanged.
 */
export function useReloadSession(): () => Promise<void> {
  const authProvider = useAuthProvider<PanelAuthProvider>();
  return useCallback(
    async () => authProvider?.reloadSession().catch(() => undefined),
    [authProvider],
  );
}
