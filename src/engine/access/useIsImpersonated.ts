import { useAuthProvider, useGetIdentity } from 'react-admin';
import type { PromptProvider } from './promptProvider.ts';

/** Returns true if an agent impersonates the customer user of this page. */
export function useIsImpersonated(): boolean {
  const provider = useAuthProvider<PromptProvider>();
  const isImpersonated = provider?.isImpersonated?.();
  const { identity } = useGetIdentity({ enabled: isImpersonated === undefined });
  return isImpersonated ?? identity?.['isImpersonated'] === true;
}
