import type { Tx } from '../../../../http/call.ts';
import type { FileMetadata } from '../../../../files/FileMetadata.ts';

interface Owner {
  customerId: number;
  messageId: number;
}

/** Inserts the stored files of a message, in order. */
export async function insertAttachments(
  tx: Tx,
  { customerId, messageId }: Owner,
  files: readonly FileMetadata[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('lead_message_attachments')
    .values(
      files.map(({ key, name, size, mediaType }, position) => ({
        customer_id: customerId,
        message_id: messageId,
        position,
        storage_key: key,
        name,
        size,
        media_type: mediaType,
      })),
    )
    .execute();
}

interface Place {
  leadId: number;
  messageId: number;
  id: number;
}

/** Returns one attachment of a lead's message. */
export async function findAttachment(
  tx: Tx,
  { leadId, messageId, id }: Place,
): Promise<Pick<FileMetadata, 'key' | 'name'> | undefined> {
  return tx
    .selectFrom('lead_message_attachments as a')
    .innerJoin('lead_messages as m', 'm.id', 'a.message_id')
    .select(['a.storage_key as key', 'a.name'])
    .where('a.id', '=', id)
    .where('m.id', '=', messageId)
    .where('m.lead_id', '=', leadId)
    .executeTakeFirst();
}

/** Returns the storage keys of all files of a lead. */
export async function attachmentKeys(tx: Tx, leadId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('lead_message_attachments as a')
    .innerJoin('lead_messages as m', 'm.id', 'a.message_id')
    .select('a.storage_key')
    .where('m.lead_id', '=', leadId)
    .execute();
  return rows.map((row) => row.storage_key);
}
