import { sql } from 'kysely';
import type { FileMetadata } from '../../../../files/FileMetadata.ts';
import type { Tx } from '../../../../http/call.ts';

/** Saved attachment of a customer. */
export interface ReadyFile {
  id: number;
  document: FileMetadata;
}

/** Returns the existing attachments of a customer, in the order of the ids. */
export async function findAttachments(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
): Promise<ReadyFile[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ReadyFile>`
    select a.id, a.document from attachments a
    where a.customer_id = ${customerId} and a.id = any(${[...ids]})
    order by array_position(${[...ids]}::bigint[], a.id)`.execute(tx);
  return rows;
}
