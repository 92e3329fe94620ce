import { randomUUID } from 'node:crypto';
import { AfterCommit, type Call, type Handler } from '../../../http/call.ts';
import { notFound } from '../../../http/apiError.ts';
import { assertWrites, ownAccount } from '../access.ts';
import { profileImage } from '../profileImage.ts';
import { userOf } from '../shape.ts';
import { limitUploads } from '../../../rateLimits/limits.ts';
import { findUser } from '../userStore.ts';
import { replaceImage } from '../userWrites.ts';

/** Base path of stored files. */
const FILES = '/files/';

/**
 * Removes a stored file. Failures are only logged, because a file that is left behind only takes up
 * storage.
 */
const removeFile = (key: string, { ports, log }: Pick<Call<'getCustomerUser'>, 'ports' | 'log'>) =>
  ports.storage
    .remove(key)
    .catch((error: unknown) => log.error({ err: error, key }, 'a stored file was not removed'));

/** Takes the picture away, if there is one. */
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
  const { before } = replaced;
  const answer = { data: userOf(principal, changed) };
  return new AfterCommit(async () => {
    if (before?.startsWith(FILES)) await removeFile(before.slice(FILES.length), call);
    return answer;
  }, answer);
};

/** Puts a picture in place of the one before; drawing and storing take long and hold no transaction. */
export const uploadCustomerUserImage: Handler<'uploadCustomerUserImage'> = async (tx, call) => {
  const { principal, body, now, ports, log } = call;
  const customerId = ownAccount(call);
  const user = await findUser(tx, customerId, call.params.id);
  if (!user) throw notFound();
  assertWrites(principal, user);
  await limitUploads(tx, principal.userId, now);
  return new AfterCommit(async (begin) => {
    const key = `profile/${randomUUID()}.webp`;
    await ports.storage.put(key, {
      bytes: await profileImage(body.image.bytes),
      contentType: 'image/webp',
    });
    const removeQuietly = (stored: string) => removeFile(stored, { ports, log });
    try {
      const { before, answer } = await begin(async (next) => {
        const replaced = await replaceImage(next, customerId, user.id, `${FILES}${key}`, now);
        const changed = replaced && (await findUser(next, customerId, user.id));
        if (!changed) throw notFound();
        return { before: replaced.before, answer: { data: userOf(principal, changed) } };
      });
      if (before?.startsWith(FILES)) await removeQuietly(before.slice(FILES.length));
      return answer;
    } catch (error) {
      await removeQuietly(key);
      throw error;
    }
  });
};
