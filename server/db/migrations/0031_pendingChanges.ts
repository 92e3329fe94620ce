import { sql, type Kysely } from 'kysely';
import { scopeToProviders, tenantTable } from '../tenant.ts';

/**
 * Stores changes that await the desk's decision, at most one per record, and the last approved values of records
 * that went back to approval.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table change_requests
      add column resource text,
      add column record_id bigint,
      add column title text,
      add column body jsonb not null default '{}',
      add column changes jsonb not null default '[]',
      add column replaced integer not null default 0,
      add column sent_by bigint references customer_users on delete set null,
      add column decided_at timestamptz`.execute(db);
  await sql`
    create unique index change_requests_waiting on change_requests (resource, record_id)
    where status = 'pending' and record_id is not null`.execute(db);
  await sql`create index change_requests_record on change_requests (resource, record_id, id desc)`.execute(
    db,
  );
  await sql`create index change_requests_sent_by on change_requests (sent_by)`.execute(db);
  await sql`
    create table reviewed_changes (
      resource text not null,
      record_id bigint not null,
      customer_id bigint not null references customers,
      provider_id bigint references providers,
      before jsonb not null,
      after jsonb not null,
      primary key (resource, record_id)
    )`.execute(db);
  await sql`create index reviewed_changes_customer on reviewed_changes (customer_id)`.execute(db);
  await sql`create index reviewed_changes_provider on reviewed_changes (provider_id)`.execute(db);
  await tenantTable(db, 'reviewed_changes');
  await scopeToProviders(db, 'reviewed_changes', 'provider_id');
}
