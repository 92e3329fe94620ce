import type { Selectable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { MerchantApplicationsTable } from '../../db/tables/merchants.ts';
import type { FileMetadata } from '../../files/FileMetadata.ts';
import type { Tx } from '../../http/call.ts';

export type MerchantRow = Selectable<MerchantApplicationsTable>;

export interface DocumentRow {
  kind: Schemas['MerchantDocumentKind'];
  file: FileMetadata;
  added_at: string;
}

const applicationOf = (tx: Tx, customerId: number) =>
  tx.selectFrom('merchant_applications').selectAll().where('customer_id', '=', customerId);

/** Returns the application of a customer. */
export const findApplication = (tx: Tx, customerId: number): Promise<MerchantRow | undefined> =>
  applicationOf(tx, customerId).executeTakeFirst();

/** Locks the application of a customer until the transaction ends and returns it. */
export const lockApplication = (tx: Tx, customerId: number): Promise<MerchantRow | undefined> =>
  applicationOf(tx, customerId).forUpdate().executeTakeFirst();

export const documentsOf = (tx: Tx, customerId: number): Promise<DocumentRow[]> =>
  tx
    .selectFrom('merchant_documents')
    .select(['kind', 'file', 'added_at'])
    .where('customer_id', '=', customerId)
    .orderBy('kind')
    .execute();
