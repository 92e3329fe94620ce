import { useAuthProvider } from 'react-admin';
import { useCallback } from 'react';
import type { PanelAuthProvider } from '../../session/authProvider.ts';

/** Lets the shell know what a person changed about themselves; a failure only leaves it as it was. */
export function useReloadSession(): () => Promise<void> {
  const authProvider = useAuthProvider<PanelAuthProvider>();
  return useCallback(
    async () => authProvider?.reloadSession().catch(() => undefined),
    [authProvider],
  );
}
