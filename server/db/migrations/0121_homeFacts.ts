import { sql, type Kysely } from 'kysely';

/** Columns of a lead that daily facts depend on, including those of the providers' scores. */
const COUNTED = [
  'provider_id',
  'created_at',
  'status',
  'is_prepaid',
  'deal_amount',
  'spam_status',
  'is_masked',
  'answered_at',
];

/**
 * Keeps the home page of a large customer as cheap as that of a small one: partial indexes of pending and unread
 * rows, and the providers' rates counted by day. Days without these counts, such as those counted by the previous
 * release meanwhile, are computed from the leads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isShown = sql`not is_masked and spam_status is distinct from 'confirmed'`;
  await sql`
    create index leads_waiting on leads (customer_id, created_at desc, id desc) include (provider_id, status)
      where status in ('new', 'pending') and ${isShown}`.execute(db);
  await sql`
    create index leads_unread_messages on leads (customer_id, created_at desc, id desc)
      include (provider_id, last_activity_at)
      where is_unread and unread_message_count > 0 and ${isShown}`.execute(db);
  await sql`
    alter table provider_days
      add column shown_leads integer,
      add column answered_in_time integer,
      add column ended_leads integer`.execute(db);
  const row = (name: string) => sql.join(COUNTED.map((column) => sql.ref(`${name}.${column}`)));
  await sql`drop trigger leads_stale_update on leads`.execute(db);
  await sql`
    create trigger leads_stale_update after update on leads
      for each row when ((${row('old')}) is distinct from (${row('new')}))
      execute function leads_stale_changed()`.execute(db);
  await sql`
    insert into stale_days (customer_id, provider_id, at)
    select distinct customer_id, provider_id, date_bin('15 minutes', created_at, 'epoch'::timestamptz) from leads`.execute(
    db,
  );
}
