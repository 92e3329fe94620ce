import { notFound, refused } from '../../../http/apiError.ts';
import type { Handler } from '../../../http/call.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import { endSessionsOf } from '../../auth/commands.ts';
import { assertWrites, ownAccount } from '../access.ts';
import { takeSignatureImages } from '../linkStore.ts';
import { keysOfUrl } from '../storedFile.ts';
import { lockUser } from '../userStore.ts';
import { deleteUser, hasOtherOwner, updateUser } from '../userWrites.ts';

/**
 * Deletes a user. One who never signed in is deleted completely; any other stays in the list as a former user,
 * because records refer to them. Deletes the signatures in either case.
 */
export const deleteCustomerUser: Handler<'deleteCustomerUser'> = async (tx, call) => {
  const { principal, now, params } = call;
  const customerId = ownAccount(call);
  const user = await lockUser(tx, customerId, params.id);
  if (!user) throw notFound();
  if (user.id === principal.userId) throw refused('yourself');
  assertWrites(principal, user);
  if (user.role_id === 'owner' && !(await hasOtherOwner(tx, customerId, user.id)))
    throw refused('last_owner');
  const signatures = await takeSignatureImages(tx, customerId, user.id);
  const isForgotten = user.last_seen_at === null;
  if (isForgotten) await deleteUser(tx, customerId, user.id);
  else {
    await updateUser(tx, customerId, user.id, { hasLeft: true }, now);
    await endSessionsOf(tx, user.id);
  }
  const gone = [...signatures, isForgotten ? user.image : null].flatMap(keysOfUrl);
  return withoutFiles(tx, call, gone, { data: {} });
};
