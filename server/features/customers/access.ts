import type { Schemas } from '#contract/types.ts';
import type { Principal } from '../../http/call.ts';
import { forbidden, notFound, type FieldFault } from '../../http/apiError.ts';
import { permissionsOf, type Role } from '../../http/roles.ts';

/** User whose permissions are checked against the caller's. */
interface Target {
  id: number;
  role_id: Role;
}

/**
 * Returns the caller's customer id.
 * @throws ApiError 404 for any other customer, whether it exists or not
 */
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

/** Checks that the user is the caller, or that the caller has the permission `users.read`. @throws ApiError 403 */
export function assertReads(principal: Principal, userId: number): void {
  if (userId !== principal.userId && !principal.permissions.has('users.read')) throw forbidden();
}

/** Returns true if the principal may change the fields that require `users.write`, also on their own user. */
export const canManageUsers = (principal: Principal): boolean =>
  principal.permissions.has('users.write');

/**
 * Returns true if the target is the caller, or the caller manages users. Only owners change owners; a manager
 * could otherwise take over the customer.
 */
const writes = (principal: Principal, target: Target): boolean =>
  target.id === principal.userId ||
  (canManageUsers(principal) && (target.role_id !== 'owner' || principal.role === 'owner'));

export function assertWrites(principal: Principal, target: Target): void {
  if (!writes(principal, target)) throw forbidden();
}

/**
 * Returns the operations that the caller may perform. Users cannot delete themselves, and agents cannot delete
 * users during an impersonation.
 */
export const allowedWith = (
  principal: Principal,
  target: Target,
): Schemas['CustomerUserAllowed'] => ({
  update: writes(principal, target),
  remove: target.id !== principal.userId && !principal.agent && writes(principal, target),
});

/** Returns true if the principal has every permission of a role; only owners may assign the others. */
export const hasPermissionsOf = (principal: Principal, role: Role): boolean =>
  principal.role === 'owner' ||
  permissionsOf(role, false).every((permission) => principal.permissions.has(permission));

/** Returns the fault of a role that has permissions beyond the caller's. */
export const roleFaults = (principal: Principal, role: Role): FieldFault[] =>
  hasPermissionsOf(principal, role) ? [] : [{ path: 'roleId', code: 'role_exceeds' }];

/** Returns true if the caller may link this provider: owners any of the customer, others only their own. */
export const canLinkProvider = (principal: Principal, providerId: number): boolean =>
  principal.role === 'owner' || principal.providerIds.includes(providerId);

/**
 * Returns true if the caller may see a user's identity number: the user or a user manager, never an agent in an
 * impersonation.
 */
export const canSeeIdentity = (principal: Principal, userId: number): boolean =>
  principal.agent === undefined && (userId === principal.userId || canManageUsers(principal));
