import { ApiError, type Feature } from '../../http/apiError.ts';
import type { Principal, Tx } from '../../http/call.ts';
import { openFeatures } from '../../http/openFeatures.ts';
import { namedProviders, type Scope } from './store.ts';

/** Providers of a report. */
export interface Covered extends Scope {
  providers: { id: number; name: string }[];
}

/**
 * Returns the requested providers whose figures the caller may see: their package has the feature, and they are
 * not on hold, because couples do not see those.
 * @throws ApiError 403 if there is none
 */
export async function coveredProviders(
  tx: Tx,
  { customerId, providerIds }: Pick<Principal, 'customerId' | 'providerIds'>,
  requested: readonly number[] | undefined,
  feature: Feature | undefined,
  now: Date,
): Promise<Covered> {
  const requestedIds = new Set(requested?.length ? requested : providerIds);
  const linked = await namedProviders(tx, { customerId, providerIds });
  const open = linked.filter(
    (provider) =>
      requestedIds.has(provider.id) &&
      !provider.on_hold &&
      (feature === undefined || openFeatures<string>(provider, now).includes(feature)),
  );
  if (open.length === 0 && feature !== undefined) throw new ApiError('feature', { feature });
  return {
    customerId,
    providerIds: open.map(({ id }) => id),
    providers: open.map(({ id, name }) => ({
      id,
      name,
    })),
  };
}
