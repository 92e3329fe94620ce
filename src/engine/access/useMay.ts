import { useAuthProvider, useCanAccess, type AuthProvider } from 'ra-core';

interface Asked {
  resource: string;
  action: string;
  enabled?: boolean;
}

/** An auth provider that holds the rights, and need not be waited for. */
type Prompt = AuthProvider & { mayAccess?: (asked: Omit<Asked, 'enabled'>) => boolean };

interface May {
  canAccess: boolean | undefined;
  isPending: boolean;
}

/**
 * react-admin's `useCanAccess`, answered in the first drawing where the auth provider can say at once:
 * a screen that waits for an answer is drawn twice.
 */
export function useMay({ resource, action, enabled = true }: Asked): May {
  const provider = useAuthProvider<Prompt>();
  const known = enabled ? provider?.mayAccess?.({ resource, action }) : undefined;
  const asked = useCanAccess({ resource, action, enabled: enabled && known === undefined });
  return known === undefined ? asked : { canAccess: known, isPending: false };
}
