import sharp from 'sharp';
import { AfterCommit, type Handlers } from '../../../../http/call.ts';
import { notFound } from '../../../../http/apiError.ts';
import { SentFile } from '../../../../http/sentFile.ts';
import type { StoredFile } from '../../../../ports/storage/port.ts';
import { assertShown } from '../../access.ts';
import { getLeadSummary } from '../../lockedLead.ts';
import { findAttachment } from '../store/attachments.ts';

/** Side of a thumbnail in pixels, twice its displayed size. */
const SIDE = 240;
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp']);

async function thumbnail({ bytes, contentType }: StoredFile): Promise<StoredFile> {
  if (!PICTURES.has(contentType)) throw notFound();
  const small = await sharp(bytes).resize(SIDE, SIDE, { fit: 'cover' }).webp().toBuffer();
  return { bytes: small, contentType: 'image/webp' };
}

export const attachmentHandlers = {
  async getLeadMessageAttachment(tx, { params, query, principal, ports }) {
    const lead = await getLeadSummary(tx, { principal }, params.id);
    assertShown(lead);
    const { messageId, attachmentId: id } = params;
    const found = await findAttachment(tx, { leadId: lead.id, messageId, id });
    if (!found) throw notFound();
    // Reading is slow and must not hold the transaction.
    return new AfterCommit(async () => {
      const file = await ports.storage.get(found.key);
      if (!file) throw notFound();
      if (query.size !== 'thumbnail') return new SentFile(file, found.name);
      return new SentFile(await thumbnail(file), `${found.name}.webp`);
    });
  },
} satisfies Pick<Handlers, 'getLeadMessageAttachment'>;
