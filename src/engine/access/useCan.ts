import { useAuthProvider, useCanAccess } from 'react-admin';
import type { Asked, PromptProvider } from './promptProvider.ts';

interface CanResult {
  canAccess: boolean | undefined;
  isPending: boolean;
}

const NOTHING: Asked = { resource: 'features', action: 'any' };

/**
 * Returns react-admin's `useCanAccess` result, synchronously where the auth provider allows it. A pending result
 * would cost a second render.
 * @param asked undefined if there is nothing to check
 */
export function useCan(asked: Asked | undefined): CanResult {
  const provider = useAuthProvider<PromptProvider>();
  const canAccess = asked && provider?.mayAccess?.(asked);
  const isLate = asked !== undefined && canAccess === undefined;
  const late = useCanAccess({ ...(asked ?? NOTHING), enabled: isLate });
  return isLate ? late : { canAccess, isPending: false };
}
