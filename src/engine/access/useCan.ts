import { useAuthProvider, useCanAccess } from 'react-admin';
import type { AccessRequirement, PromptProvider } from './promptProvider.ts';

interface CanResult {
  canAccess: boolean | undefined;
  isPending: boolean;
}

const NOTHING: AccessRequirement = { resource: 'features', action: 'any' };

/**
 * Returns react-admin's `useCanAccess` result, synchronously if the auth provider supports it. A pending result
 * would cost a second render.
 * @param requirement undefined if there is nothing to check
 */
export function useCan(requirement: AccessRequirement | undefined): CanResult {
  const provider = useAuthProvider<PromptProvider>();
  const canAccess = requirement && provider?.mayAccess?.(requirement);
  const isLate = requirement !== undefined && canAccess === undefined;
  const late = useCanAccess({ ...(requirement ?? NOTHING), enabled: isLate });
  return isLate ? late : { canAccess, isPending: false };
}
