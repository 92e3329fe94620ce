import { use } from 'react';
import type { FeatureGate, Support } from '../definition/config.ts';
import { ResourceLocationContext } from '../definition/useResourceLocation.ts';
import { useIsImpersonated } from './useIsImpersonated.ts';
import { useCan } from './useCan.ts';

/**
 * `open`: usable; `locked`: shown with a lock and the upgrade offer; `hidden`: not shown.
 */
export type GateState = 'open' | 'locked' | 'hidden';

const OPEN: FeatureGate & Support = {};

interface Options {
  /** If true, an impersonating agent needs `support: true`. */
  isDestructive?: boolean | undefined;
  /** Record or form values; packages differ between providers, so those of the record's provider apply. */
  record?: object | undefined;
}

/**
 * Returns the user's access to a part of the panel, by the required package feature and, during impersonation, by
 * its `support` setting. For a record without a provider, the provider of the URL applies.
 */
export function useFeatureGate(
  slot: (FeatureGate & Support) | undefined,
  { isDestructive = false, record }: Options = {},
): GateState {
  const { needs, locked, support = !isDestructive } = slot ?? OPEN;
  const isImpersonated = useIsImpersonated();
  const around = use(ResourceLocationContext);
  const canAccess = useCan(
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
  return locked === 'hide' ? 'hidden' : 'locked';
}
