import { useAuthProvider, useGetIdentity } from 'ra-core';
import type { PromptProvider } from './promptProvider.ts';

/** Whether an agent acts as the person whose page this is. */
export function useIsActedAs(): boolean {
  const provider = useAuthProvider<PromptProvider>();
  const isActedAs = provider?.isActedAs?.();
  const { identity } = useGetIdentity({ enabled: isActedAs === undefined });
  return isActedAs ?? identity?.['isActedAs'] === true;
}
