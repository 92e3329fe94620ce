import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Locks a table's records of one customer, 0 for those of none, until the transaction ends. */
export async function lockRecords(
  tx: Kysely<Tables>,
  table: string,
  customerId: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${customerId}`}, 0))`.execute(
    tx,
  );
}
