import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../server/db/tables.ts';

/** Deletes all payments with their attempts, and all subscriptions. */
export async function deletePayments(kysely: Kysely<Tables>): Promise<void> {
  for (const table of ['payment_attempt_items', 'payment_attempts'] as const)
    await sql`truncate ${sql.table(table)} cascade`.execute(kysely);
  await sql`delete from payments`.execute(kysely);
  await sql`delete from subscriptions`.execute(kysely);
}
