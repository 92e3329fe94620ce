import { useIsImpersonated } from './useIsImpersonated.ts';
import type { Support } from '../definition/config.ts';

/**
 * Returns true if an impersonating agent is blocked from this: from destructive things unless
 * `support: true`, from others only with `support: false`.
 */
export function useIsBlocked(slot: Support | undefined, isDestructive = false): boolean {
  const isImpersonated = useIsImpersonated();
  const { support = !isDestructive } = slot ?? {};
  return !support && isImpersonated;
}
