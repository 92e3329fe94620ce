import type { Schemas } from '#contract/types.ts';
import type { Handler, Tx, Principal } from '../../../http/call.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import { forbidden, invalid, notFound, refused } from '../../../http/apiError.ts';
import { sanitizeRichText } from '../../../http/sanitize.ts';
import { assertWrites, canLinkProvider, canManageUsers, ownAccount } from '../access.ts';
import { deleteLink, findLink, insertLink, isProviderOf, updateLink } from '../linkStore.ts';
import { keysOfUrl } from '../storedFile.ts';
import { findUser, type UserRow } from '../userStore.ts';

const MAX_SIGNATURE_LENGTH = 4000;

interface LinkCall {
  params: { customerId: number; id: number };
  principal: Principal;
}

async function targetOf(tx: Tx, call: LinkCall): Promise<UserRow> {
  const user = await findUser(tx, ownAccount(call), call.params.id);
  if (!user) throw notFound();
  return user;
}

/**
 * Returns a link of the user.
 * @throws ApiError 404 if it is missing, or if the user or the provider is not the caller's to manage
 */
async function linkOf(
  tx: Tx,
  call: LinkCall & { params: { linkId: number } },
  user: UserRow,
): Promise<Schemas['CustomerUserProvider']> {
  const link = await findLink(tx, user.customer_id, user.id, call.params.linkId);
  if (
    !link ||
    (user.id !== call.principal.userId && !canLinkProvider(call.principal, link.providerId))
  )
    throw notFound();
  return link;
}

export const linkProvider: Handler<'linkProvider'> = async (tx, call) => {
  const { principal, body } = call;
  const user = await targetOf(tx, call);
  assertWrites(principal, user);
  const isOurs =
    canLinkProvider(principal, body.providerId) &&
    (await isProviderOf(tx, user.customer_id, body.providerId));
  if (!isOurs) throw invalid({ path: 'providerId', code: 'not_own' });
  const linkId = await insertLink(tx, user.customer_id, user.id, body);
  if (linkId === undefined) throw refused('already_linked');
  const link = await findLink(tx, user.customer_id, user.id, linkId);
  if (!link) throw notFound();
  return { data: link };
};

/** Returns a link that the caller may change, with its user. */
export async function ownLink(tx: Tx, call: LinkCall & { params: { linkId: number } }) {
  const user = await targetOf(tx, call);
  assertWrites(call.principal, user);
  return { user, link: await linkOf(tx, call, user) };
}

/** Updates a link. Users change their own signature; the switches need the permission `users.write`. */
export const updateProviderLink: Handler<'updateProviderLink'> = async (tx, call) => {
  const { principal, body } = call;
  const { user, link } = await ownLink(tx, call);
  const { signatureContent, ...switches } = body;
  if (!canManageUsers(principal) && Object.keys(switches).length > 0) throw forbidden();
  const signature =
    signatureContent == null ? signatureContent : sanitizeRichText(signatureContent);
  if (signature != null && signature.length > MAX_SIGNATURE_LENGTH)
    throw invalid({
      path: 'signatureContent',
      code: 'maxLength',
      params: { limit: MAX_SIGNATURE_LENGTH },
    });
  await updateLink(tx, user.customer_id, link.id, {
    ...switches,
    ...(signature !== undefined && { signatureContent: signature }),
  });
  const changed = await findLink(tx, user.customer_id, user.id, link.id);
  if (!changed) throw notFound();
  return { data: changed };
};

export const unlinkProvider: Handler<'unlinkProvider'> = async (tx, call) => {
  const { user, link } = await ownLink(tx, call);
  await deleteLink(tx, user.customer_id, link.id);
  return withoutFiles(tx, call, keysOfUrl(link.signatureImage), { data: {} });
};
