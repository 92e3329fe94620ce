import { sql, type Selectable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { MerchantApplicationsTable } from '../../db/tables/merchants.ts';
import type { KeptFile } from '../../files/KeptFile.ts';
import type { Tx } from '../../http/call.ts';
import type { Holidays } from '../../time/businessHours.ts';

export type MerchantRow = Selectable<MerchantApplicationsTable>;

export interface DocumentRow {
  kind: Schemas['MerchantDocumentKind'];
  file: KeptFile;
  added_at: string;
}

/** The application of an account, held until the transaction is over. */
export const lockApplication = (tx: Tx, customerId: number): Promise<MerchantRow | undefined> =>
  tx
    .selectFrom('merchant_applications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();

export const documentsOf = (tx: Tx, customerId: number): Promise<DocumentRow[]> =>
  tx
    .selectFrom('merchant_documents')
    .select(['kind', 'file', 'added_at'])
    .where('customer_id', '=', customerId)
    .orderBy('kind')
    .execute();

/** Public holidays of a country that may matter to a deadline of some days. */
export async function holidaysFrom(tx: Tx, country: string, now: Date): Promise<Holidays> {
  const { rows } = await sql<{ day: string; isHalf: boolean }>`
    select day::text as day, bool_and(is_half_day) as "isHalf" from holidays
    where country = ${country} and day between ${now.toISOString()}::date - 1 and ${now.toISOString()}::date + 40
    group by day`.execute(tx);
  return new Map(rows.map(({ day, isHalf }) => [day, isHalf ? 'half' : 'whole'] as const));
}
