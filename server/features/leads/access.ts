import { ApiError, refused } from '../../http/apiError.ts';
import type { Principal } from '../../http/call.ts';
import type { Reason } from './rules/leadFacts.ts';

/** Scope of the accessible leads: those of the customer's providers that the user is linked to. */
export interface AccessScope {
  customerId: number;
  providerIds: number[];
}

/** Returns the access scope of a caller; with `only`, no more than these providers. */
export function accessScopeOf(principal: Principal, only?: readonly number[]): AccessScope {
  const { customerId, providerIds } = principal;
  if (only === undefined || only.length === 0) return { customerId, providerIds };
  const asked = new Set(only);
  return { customerId, providerIds: providerIds.filter((id) => asked.has(id)) };
}

/** Throws where a rule names a reason. */
export function assertAllowed(reason: Reason | undefined): void {
  if (reason) throw refused(reason);
}

/**
 * Throws if a lead is masked: the package lacks the feature, so data that belongs to the lead is not
 * readable either.
 */
export function assertShown(lead: { is_masked: boolean }): void {
  if (lead.is_masked) throw new ApiError('feature', { feature: 'viewLeads', reason: 'masked' });
}
