import { use } from 'react';
import type { FeatureGate, Support } from '../definition/config.ts';
import { ResourceLocationContext } from '../definition/useResourceLocation.ts';
import { useIsImpersonated } from './useIsImpersonated.ts';
import { useCan } from './useCan.ts';

/** `open`: to be used; `locked`: to be seen with a lock and the upgrade offer; `hidden`: not there, or not known yet. */
export type GateState = 'open' | 'locked' | 'hidden';

const OPEN: FeatureGate & Support = {};

interface Options {
  /** If true, agents are kept out unless `support: true` allows them. */
  isDestructive?: boolean | undefined;
  /** Record or values of a form: packages differ between providers, and that of its own counts. */
  record?: object | undefined;
}

/**
 * Returns the customer user's access to a part of the panel: by the package feature that it needs, and,
 * during an impersonation, by its `support` setting. A record without a provider of its own takes that of
 * the address.
 */
export function useFeatureGate(
  slot: (FeatureGate & Support) | undefined,
  { isDestructive = false, record }: Options = {},
): GateState {
  const { needs, locked, support = !isDestructive } = slot ?? OPEN;
  const isImpersonated = useIsImpersonated();
  const around = use(ResourceLocationContext);
  const { canAccess, isPending } = useCan(
    needs === undefined
      ? undefined
      : {
          resource: 'features',
          action: needs,
          record: { ...around?.meta?.path, ...around?.filter, ...record },
        },
  );
  if (!support && isImpersonated) return 'hidden';
  if (needs === undefined || canAccess === true) return 'open';
  return isPending || locked === 'hide' ? 'hidden' : 'locked';
}
