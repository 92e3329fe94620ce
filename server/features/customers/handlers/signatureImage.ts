import { randomUUID } from 'node:crypto';
import { AfterCommit, type Handler } from '../../../http/call.ts';
import { putAll } from '../../../files/putAll.ts';
import { releaseFiles } from '../../../removals/removeFiles.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import { notFound } from '../../../http/apiError.ts';
import { limitUploads } from '../../../rateLimits/limits.ts';
import { findLink, replaceSignatureImage } from '../linkStore.ts';
import { FILES, keysOfUrl } from '../storedFile.ts';
import { signatureImage } from '../signatureImage.ts';
import { ownLink } from './links.ts';

/** Deletes the picture of a signature; succeeds without one. */
export const deleteSignatureImage: Handler<'deleteSignatureImage'> = async (tx, call) => {
  const { user, link } = await ownLink(tx, call);
  await replaceSignatureImage(tx, user.customer_id, link.id, null);
  const changed = await findLink(tx, user.customer_id, user.id, link.id);
  if (!changed) throw notFound();
  return withoutFiles(tx, call, keysOfUrl(link.signatureImage), { data: changed });
};

/** Replaces the picture; re-encoding and storing are slow and hold no transaction. */
export const uploadSignatureImage: Handler<'uploadSignatureImage'> = async (tx, call) => {
  const { principal, body, now, ports } = call;
  const { user, link } = await ownLink(tx, call);
  await limitUploads(tx, principal.userId, now);
  return new AfterCommit(async (begin) => {
    const { bytes, ending, contentType } = await signatureImage(body.image.bytes);
    const key = `profile/${randomUUID()}.${ending}`;
    const facts = { key, name: 'signature', size: bytes.length, mediaType: contentType };
    const undo = await putAll(ports.storage, [{ bytes, facts }]);
    try {
      const { remove, changed } = await begin(async (next) => {
        const customerId = user.customer_id;
        const replaced = await replaceSignatureImage(next, customerId, link.id, `${FILES}${key}`);
        const found = replaced && (await findLink(next, customerId, user.id, link.id));
        if (!found) throw notFound();
        const gone = keysOfUrl(replaced.before);
        return { remove: await releaseFiles(next, call, gone), changed: found };
      });
      await remove(begin);
      return { data: changed };
    } catch (error) {
      await undo();
      throw error;
    }
  });
};
