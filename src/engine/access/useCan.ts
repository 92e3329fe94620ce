import { useAuthProvider } from 'react-admin';
import type { AccessRequirement, PromptProvider } from './promptProvider.ts';

/**
 * Returns true if the user has the permission or package feature. Unlike react-admin's `useCanAccess`, it creates no
 * query, which would stay in the cache for each check and each record.
 * @param requirement undefined if there is nothing to check; the result is then undefined
 */
export function useCan(requirement: AccessRequirement | undefined): boolean | undefined {
  const provider = useAuthProvider<PromptProvider>();
  if (!requirement) return undefined;
  // As in react-admin, everything is allowed without access control.
  return provider?.hasAccess?.(requirement) ?? true;
}
