import { useAuthProvider, useCanAccess } from 'react-admin';
import type { Asked, PromptProvider } from './promptProvider.ts';

interface CanResult {
  canAccess: boolean | undefined;
  isPending: boolean;
}

const NOTHING: Asked = { resource: 'features', action: 'any' };

/**
 * react-admin's `useCanAccess`, answered in the first drawing where the auth provider can say at once:
 * a screen that waits for an answer is drawn twice.
 * @param asked undefined where there is nothing to ask
 */
export function useCan(asked: Asked | undefined): CanResult {
  const provider = useAuthProvider<PromptProvider>();
  const canAccess = asked && provider?.mayAccess?.(asked);
  const isLate = asked !== undefined && canAccess === undefined;
  const late = useCanAccess({ ...(asked ?? NOTHING), enabled: isLate });
  return isLate ? late : { canAccess, isPending: false };
}
