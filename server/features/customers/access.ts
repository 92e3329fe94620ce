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
  who,
}: {
  params: { customerId: number };
  who: Principal;
}): number {
  if (params.customerId !== who.customerId) throw notFound();
  return who.customerId;
}

/** Everybody sees themselves; colleagues with users.read alone. */
export function assertReads(who: Principal, userId: number): void {
  if (userId !== who.userId && !who.permissions.has('users.read')) throw forbidden();
}

/** What only users.write may change, of oneself too. */
export const manages = (who: Principal): boolean => who.permissions.has('users.write');

/** Oneself, or with users.write; an owner is changed by owners alone, or a manager could take the account over. */
const writes = (who: Principal, target: Target): boolean =>
  target.id === who.userId ||
  (manages(who) && (target.role_id !== 'owner' || who.role === 'owner'));

export function assertWrites(who: Principal, target: Target): void {
  if (!writes(who, target)) throw forbidden();
}

/** What will not be refused; nobody removes themselves, nor an agent in their name. */
export const allowedWith = (who: Principal, target: Target): Schemas['CustomerUserAllowed'] => ({
  update: writes(who, target),
  remove: target.id !== who.userId && !who.agent && writes(who, target),
});

/** Nobody gives a right that they do not have: owners are made by owners. */
export function assertGivesRole(who: Principal, role: Role): void {
  if (!manages(who) || (role === 'owner' && who.role !== 'owner')) throw forbidden();
}

/** Owners link any page of the account, others those that they are linked to themselves. */
export const handlesProvider = (who: Principal, providerId: number): boolean =>
  who.role === 'owner' || who.providerIds.includes(providerId);

/** Identity numbers are for the person and for who manages users; never for an agent who acts as one of them. */
export const seesIdentity = (who: Principal, userId: number): boolean =>
  who.agent === undefined && (userId === who.userId || manages(who));
