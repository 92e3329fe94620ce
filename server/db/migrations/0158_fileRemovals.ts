import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../tenant.ts';

/**
 * Stores which files of the storage are to be removed, in the transaction that drops their last reference, so that a
 * removal that failed or was cut off is repeated; and which files were stored for a record that does not reference
 * them yet. The customer is null for changes by the support desk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_removals (
      key text primary key,
      customer_id bigint default nullif(current_setting('app.customer_id', true), '')::bigint,
      requested_at timestamptz not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      is_reserved boolean not null default false
    )`.execute(db);
  await sql`create index file_removals_due on file_removals (next_attempt_at)`.execute(db);
  await tenantTable(db, 'file_removals');
}
