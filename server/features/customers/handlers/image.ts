import { randomUUID } from 'node:crypto';
import { AfterCommit, type Handler } from '../../../http/call.ts';
import { putAll } from '../../../files/putAll.ts';
import { releaseFiles } from '../../../removals/removeFiles.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import { notFound } from '../../../http/apiError.ts';
import { assertWrites, ownAccount } from '../access.ts';
import { profileImage } from '../profileImage.ts';
import { FILES, keysOfUrl } from '../storedFile.ts';
import { userOf } from '../shape.ts';
import { limitUploads } from '../../../rateLimits/limits.ts';
import { findUser } from '../userStore.ts';
import { replaceImage } from '../userWrites.ts';

/** Deletes the picture; succeeds without one. */
export const deleteCustomerUserImage: Handler<'deleteCustomerUserImage'> = async (tx, call) => {
  const { principal, now, params } = call;
  const customerId = ownAccount(call);
  const user = await findUser(tx, customerId, params.id);
  if (!user) throw notFound();
  assertWrites(principal, user);
  if (user.image === null) return { data: userOf(principal, user) };
  const replaced = await replaceImage(tx, customerId, user.id, null, now);
  const changed = await findUser(tx, customerId, user.id);
  if (!replaced || !changed) throw notFound();
  const answer = { data: userOf(principal, changed) };
  return withoutFiles(tx, call, keysOfUrl(replaced.before), answer);
};

/** Replaces the picture; re-encoding and storing are slow and hold no transaction. */
export const uploadCustomerUserImage: Handler<'uploadCustomerUserImage'> = async (tx, call) => {
  const { principal, body, now, ports } = call;
  const customerId = ownAccount(call);
  const user = await findUser(tx, customerId, call.params.id);
  if (!user) throw notFound();
  assertWrites(principal, user);
  await limitUploads(tx, principal.userId, now);
  return new AfterCommit(async (begin) => {
    const key = `profile/${randomUUID()}.webp`;
    const bytes = await profileImage(body.image.bytes);
    const facts = { key, name: 'profile.webp', size: bytes.length, mediaType: 'image/webp' };
    const undo = await putAll(ports.storage, [{ bytes, facts }]);
    try {
      const { remove, answer } = await begin(async (next) => {
        const replaced = await replaceImage(next, customerId, user.id, `${FILES}${key}`, now);
        const changed = replaced && (await findUser(next, customerId, user.id));
        if (!changed) throw notFound();
        const gone = keysOfUrl(replaced.before);
        return {
          remove: await releaseFiles(next, call, gone),
          answer: { data: userOf(principal, changed) },
        };
      });
      await remove(begin);
      return answer;
    } catch (error) {
      await undo();
      throw error;
    }
  });
};
