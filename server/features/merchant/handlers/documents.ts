import { randomUUID } from 'node:crypto';
import type { Schemas } from '#contract/types.ts';
import { documentKind, fitsName, plainName } from '../../../files/fileKind.ts';
import { drawPicture } from '../../../files/picture.ts';
import { putAll, type ReadyFile } from '../../../files/putAll.ts';
import { releaseFiles } from '../../../removals/removeFiles.ts';
import { invalid, notFound, refused, staleVersion } from '../../../http/apiError.ts';
import {
  AfterCommit,
  type Call,
  type Handlers,
  type Tx,
  type UploadedFile,
} from '../../../http/call.ts';
import { SentFile } from '../../../http/sentFile.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import type { Ports } from '../../../ports/ports.ts';
import { documentsOf, lockApplication } from '../store.ts';
import { isOpen } from '../view.ts';
import { shownTo } from './application.ts';

type Kind = Schemas['MerchantDocumentKind'];

const wrongType = () => invalid({ path: 'document', code: 'file_type' });

/**
 * Validates an uploaded file and returns it with its storage key; images are re-encoded.
 * @throws ApiError for another type
 */
async function ready({ bytes, filename }: UploadedFile): Promise<ReadyFile> {
  const name = plainName(filename);
  const document = documentKind(bytes);
  const key = (ending: string) => `documents/merchant/${randomUUID()}.${ending}`;
  if (document) {
    const { mediaType, ending } = document;
    if (mediaType !== 'application/pdf' || !fitsName(document, name)) throw wrongType();
    return { bytes, facts: { key: key(ending), name, size: bytes.length, mediaType } };
  }
  const picture = await drawPicture(bytes, { isImage: false, minWidth: 1, maxWidth: 12_000 });
  if (!picture || 'code' in picture || !fitsName(picture.sent, name)) throw wrongType();
  const { kept, width, height } = picture;
  const size = picture.bytes.length;
  return {
    bytes: picture.bytes,
    facts: { key: key(kept.ending), name, size, mediaType: kept.mediaType, width, height },
  };
}

/** Reads a stored document after the transaction. */
export async function sentDocument(
  tx: Tx,
  { ports, customerId, kind }: { ports: Ports; customerId: number; kind: Kind },
) {
  const found = (await documentsOf(tx, customerId)).find((one) => one.kind === kind);
  if (!found) throw notFound();
  return new AfterCommit(async () => {
    const file = await ports.storage.get(found.file.key);
    if (!file) throw notFound();
    return new SentFile(file, found.file.name);
  });
}

type Change = Pick<Call<'updateMerchantDocument'>, 'principal' | 'params' | 'now' | 'version'>;

async function assertOpen(tx: Tx, { principal, version }: Change): Promise<void> {
  const row = await lockApplication(tx, principal.customerId);
  // A document requires a saved draft, because its type depends on the kind of business.
  if (!row || !isOpen(row.status)) throw refused('state');
  if (row.version !== version) throw staleVersion((await shownTo(tx, principal)).data);
}

async function writeDocument(
  tx: Tx,
  change: Change,
  file: ReadyFile['facts'] | undefined,
): Promise<string[]> {
  const { principal, params, now, version } = change;
  const { customerId } = principal;
  await assertOpen(tx, change);
  const before = (await documentsOf(tx, customerId)).find(({ kind }) => kind === params.kind);
  await tx
    .deleteFrom('merchant_documents')
    .where('customer_id', '=', customerId)
    .where('kind', '=', params.kind)
    .execute();
  if (file)
    await tx
      .insertInto('merchant_documents')
      .values({
        customer_id: customerId,
        kind: params.kind,
        file: JSON.stringify(file),
        added_at: now.toISOString(),
      })
      .execute();
  await tx
    .updateTable('merchant_applications')
    .set({ version: version + 1, updated_at: now.toISOString() })
    .where('customer_id', '=', customerId)
    .execute();
  return before ? [before.file.key] : [];
}

export const documentHandlers = {
  async getMerchantDocument(tx, { principal, params, ports }) {
    const { customerId } = principal;
    return sentDocument(tx, { ports, customerId, kind: params.kind });
  },

  async updateMerchantDocument(tx, call) {
    const { body, principal, ports } = call;
    await assertOpen(tx, call);
    // Re-encoding and storing are slow and hold no transaction.
    return new AfterCommit(async (begin) => {
      const file = await ready(body.document);
      const undo = await putAll(ports.storage, [file]);
      try {
        const { remove, answer } = await begin(async (inner) => ({
          remove: await releaseFiles(inner, call, await writeDocument(inner, call, file.facts)),
          answer: await shownTo(inner, principal),
        }));
        await remove(begin);
        return answer;
      } catch (error) {
        await undo();
        throw error;
      }
    });
  },

  async deleteMerchantDocument(tx, call) {
    const gone = await writeDocument(tx, call, undefined);
    return withoutFiles(tx, call, gone, await shownTo(tx, call.principal));
  },
} satisfies Partial<Handlers>;
