import { randomUUID } from 'node:crypto';
import { AfterCommit, type Handler } from '../../../http/call.ts';
import { notFound } from '../../../http/refusal.ts';
import { assertWrites, ownAccount } from '../access.ts';
import { profileImage } from '../profileImage.ts';
import { userOf } from '../shape.ts';
import { findUser } from '../userStore.ts';
import { replaceImage } from '../userWrites.ts';

/** Where stored files are served from. */
const FILES = '/files/';

/** Puts a picture in place of the one before; drawing and storing take long and hold no transaction. */
export const uploadCustomerUserImage: Handler<'uploadCustomerUserImage'> = async (tx, call) => {
  const { who, body, now, ports, log } = call;
  const customerId = ownAccount(call);
  const user = await findUser(tx, customerId, call.params.id);
  if (!user) throw notFound();
  assertWrites(who, user);
  return new AfterCommit(async (begin) => {
    const key = `profile/${randomUUID()}.webp`;
    await ports.storage.put(key, {
      bytes: await profileImage(body.image.bytes),
      contentType: 'image/webp',
    });
    const removeQuietly = (stored: string) =>
      ports.storage
        .remove(stored)
        .catch((error: unknown) =>
          log.error({ err: error, key: stored }, 'a stored file was not removed'),
        );
    try {
      const { before, answer } = await begin(async (next) => {
        const replaced = await replaceImage(next, customerId, user.id, `${FILES}${key}`, now);
        const changed = replaced && (await findUser(next, customerId, user.id));
        if (!changed) throw notFound();
        return { before: replaced.before, answer: { data: userOf(who, changed) } };
      });
      if (before?.startsWith(FILES)) await removeQuietly(before.slice(FILES.length));
      return answer;
    } catch (error) {
      await removeQuietly(key);
      throw error;
    }
  });
};
