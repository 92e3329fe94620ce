import type { Schemas } from '#contract/types.ts';
import type { Principal } from '../../http/call.ts';
import { forbidden, notFound } from '../../http/apiError.ts';
import type { Role } from '../../http/roles.ts';

/** A user as rights look at them. */
interface Target {
  id: number;
  role_id: Role;
}

/** The caller's own account; any other is as unknown as one that does not exist. */
export function ownAccount({
  params,
  principal,
}: {
  params: { customerId: number };
  principal: Principal;
}): number {
  if (params.customerId !== principal.customerId) throw notFound();
  return principal.customerId;
}

/** Everybody sees themselves; colleagues with users.read alone. */
export function assertReads(principal: Principal, userId: number): void {
  if (userId !== principal.userId && !principal.permissions.has('users.read')) throw forbidden();
}

/** Returns true if the principal may change the fields that require `users.write`, also on their own user. */
export const manages = (principal: Principal): boolean => principal.permissions.has('users.write');

/** Oneself, or with users.write; an owner is changed by owners alone, or a manager could take the account over. */
const writes = (principal: Principal, target: Target): boolean =>
  target.id === principal.userId ||
  (manages(principal) && (target.role_id !== 'owner' || principal.role === 'owner'));

export function assertWrites(principal: Principal, target: Target): void {
  if (!writes(principal, target)) throw forbidden();
}

/**
 * Returns the operations that will not be refused. Users cannot remove themselves, and agents cannot
 * remove users during impersonation.
 */
export const allowedWith = (
  principal: Principal,
  target: Target,
): Schemas['CustomerUserAllowed'] => ({
  update: writes(principal, target),
  remove: target.id !== principal.userId && !principal.agent && writes(principal, target),
});

/** Nobody gives a right that they do not have: owners are made by owners. */
export function assertGivesRole(principal: Principal, role: Role): void {
  if (!manages(principal) || (role === 'owner' && principal.role !== 'owner')) throw forbidden();
}

/** Owners link any page of the account, others those that they are linked to themselves. */
export const handlesProvider = (principal: Principal, providerId: number): boolean =>
  principal.role === 'owner' || principal.providerIds.includes(providerId);

/** Identity numbers are for the person and for who manages users; never for an agent who acts as one of them. */
export const seesIdentity = (principal: Principal, userId: number): boolean =>
  principal.agent === undefined && (userId === principal.userId || manages(principal));
