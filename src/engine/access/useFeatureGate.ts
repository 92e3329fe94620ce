import type { FeatureGate, Support } from '../definition/config.ts';
import { useIsImpersonated } from './useIsImpersonated.ts';
import { useCan } from './useCan.ts';

/** `open`: to be used; `locked`: to be seen with a lock and the upgrade offer; `hidden`: not there, or not known yet. */
export type GateState = 'open' | 'locked' | 'hidden';

const OPEN: FeatureGate & Support = {};

/**
 * Returns the customer user's access to a part of the panel: by the package feature that it needs, and,
 * during an impersonation, by its `support` setting.
 * @param isDestructive if true, agents are kept out unless `support: true` allows them
 */
export function useFeatureGate(
  slot: (FeatureGate & Support) | undefined,
  isDestructive = false,
): GateState {
  const { needs, locked, support = !isDestructive } = slot ?? OPEN;
  const isImpersonated = useIsImpersonated();
  const { canAccess, isPending } = useCan(
    needs === undefined ? undefined : { resource: 'features', action: needs },
  );
  if (!support && isImpersonated) return 'hidden';
  if (needs === undefined || canAccess === true) return 'open';
  return isPending || locked === 'hide' ? 'hidden' : 'locked';
}
