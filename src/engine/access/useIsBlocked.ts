import { useIsImpersonated } from './useIsImpersonated.ts';
import type { Support } from '../definition/config.ts';

/**
 * Whether an agent who acts as the customer is kept from doing this: destructive things unless
 * `support: true`, others only with `support: false`.
 */
export function useIsBlocked(slot: Support | undefined, isDestructive = false): boolean {
  const isImpersonated = useIsImpersonated();
  const { support = !isDestructive } = slot ?? {};
  return !support && isImpersonated;
}
