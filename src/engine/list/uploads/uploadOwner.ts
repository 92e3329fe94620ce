const suffix = (user: unknown, isImpersonated: boolean) =>
  ` ${String(user)}${isImpersonated ? ' support' : ''}`;

/** Returns the owner of the files that a user uploads to a resource; an agent has files of their own. */
export const uploadOwner = (resource: string, user: unknown, isImpersonated: boolean): string =>
  resource + suffix(user, isImpersonated);

/** Returns the resource to which an owner's files are uploaded; undefined for files of another user. */
export function resourceOfOwner(
  owner: string,
  user: unknown,
  isImpersonated: boolean,
): string | undefined {
  const end = suffix(user, isImpersonated);
  return owner.endsWith(end) ? owner.slice(0, -end.length) : undefined;
}
