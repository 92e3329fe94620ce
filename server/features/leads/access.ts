import { ApiError, refused } from '../../http/apiError.ts';
import type { Principal } from '../../http/call.ts';
import type { Reason } from './rules/leadFacts.ts';

/** Scope of the accessible leads: those of the customer's providers that the user has access to. */
export interface AccessScope {
  customerId: number;
  providerIds: number[];
}

/** Returns the access scope of a caller; `only` limits it to these providers. */
export function accessScopeOf(principal: Principal, only?: readonly number[]): AccessScope {
  const { customerId, providerIds } = principal;
  if (only === undefined || only.length === 0) return { customerId, providerIds };
  const requested = new Set(only);
  return { customerId, providerIds: providerIds.filter((id) => requested.has(id)) };
}

/** Throws the error of a reason; does nothing without one. */
export function assertAllowed(reason: Reason | undefined): void {
  if (reason) throw refused(reason);
}

/** Checks that a lead is not masked, because records of masked leads are not readable either. @throws ApiError */
export function assertShown(lead: { is_masked: boolean }): void {
  if (lead.is_masked) throw new ApiError('feature', { feature: 'viewLeads', reason: 'masked' });
}
