import { useAuthProvider, useGetIdentity } from 'ra-core';
import type { PromptProvider } from './promptProvider.ts';

/** Whether an agent acts as the person whose page this is. */
export function useIsImpersonated(): boolean {
  const provider = useAuthProvider<PromptProvider>();
  const isImpersonated = provider?.isImpersonated?.();
  const { identity } = useGetIdentity({ enabled: isImpersonated === undefined });
  return isImpersonated ?? identity?.['isImpersonated'] === true;
}
