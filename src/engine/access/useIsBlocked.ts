import { useIsImpersonated } from './useIsImpersonated.ts';
import type { Support } from '../definition/config.ts';

/**
 * Returns true if the operation is forbidden for an impersonating agent: a destructive one without `support:
 * true`, any other one with `support: false`.
 */
export function useIsBlocked(slot: Support | undefined, isDestructive = false): boolean {
  const isImpersonated = useIsImpersonated();
  const { support = !isDestructive } = slot ?? {};
  return !support && isImpersonated;
}
