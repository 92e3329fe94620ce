const suffix = (user: unknown, isImpersonated: boolean) =>
  ` ${String(user)}${isImpersonated ? ' support' : ''}`;

/** Returns the owner of the files that a user uploads to a resource; an agent has files of their own. */
export const uploadOwner = (resource: string, user: unknown, isImpersonated: boolean): string =>
  resource + suffix(user, isImpersonated);

/** Owner of files that a user uploads without impersonation; those of a registration have no user. */
const OWN = /^\S+ (\d+)$/;

/**
 * Returns true for files of another customer user. Those of an agent stay for them: an agent works as several
 * customers.
 */
export function isOfOtherUser(owner: string, user: unknown): boolean {
  const [, id] = OWN.exec(owner) ?? [];
  return id !== undefined && id !== String(user);
}

/** Returns the resource to which an owner's files are uploaded; undefined for files of another user. */
export function resourceOfOwner(
  owner: string,
  user: unknown,
  isImpersonated: boolean,
): string | undefined {
  const end = suffix(user, isImpersonated);
  return owner.endsWith(end) ? owner.slice(0, -end.length) : undefined;
}
