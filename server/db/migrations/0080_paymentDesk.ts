import { sql, type Kysely } from 'kysely';

/** Creates the support desk's decisions about attempts, with agent and reason in the append-only event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_events
      add column agent_id bigint references customer_users,
      add column note text`.execute(db);
  await sql`create index payment_events_agent on payment_events (agent_id) where agent_id is not null`.execute(
    db,
  );
  await sql`alter table payment_attempts add column refund_tried_at timestamptz`.execute(db);
  await sql`create index payment_attempts_newest on payment_attempts (begun_at, id)`.execute(db);
}
