import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../tenant.ts';

/**
 * Creates the events of each customer user: broadcasts that a panel receives at once, or after it was
 * disconnected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table realtime_events (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers on delete cascade,
      customer_user_id bigint not null references customer_users on delete cascade,
      provider_id bigint not null references providers on delete cascade,
      lead_id bigint not null references leads on delete cascade,
      type text not null check (type in ('lead', 'lead_message', 'lead_assigned')),
      couple_name text not null,
      body text,
      at timestamptz not null,
      claimed_at timestamptz,
      is_handed_on boolean not null default false
    )`.execute(db);
  await sql`create index realtime_events_user on realtime_events (customer_user_id, id)`.execute(
    db,
  );
  await sql`create index realtime_events_lead on realtime_events (lead_id)`.execute(db);
  await sql`create index realtime_events_age on realtime_events (at)`.execute(db);
  await sql`create index realtime_events_waiting on realtime_events (id) where not is_handed_on`.execute(
    db,
  );
  await tenantTable(db, 'realtime_events');
  await presences(db);
}

/**
 * Creates the presences of customer users on leads. Each tab has one row, which it renews repeatedly; a
 * presence that is no longer renewed is over.
 */
async function presences(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_presences (
      customer_id bigint not null references customers on delete cascade,
      customer_user_id bigint not null references customer_users on delete cascade,
      tab uuid not null,
      session_id bigint not null references sessions on delete cascade,
      lead_id bigint not null references leads on delete cascade,
      activity text not null check (activity in ('looking', 'writing')),
      since timestamptz not null,
      seen_at timestamptz not null,
      primary key (customer_user_id, tab)
    )`.execute(db);
  await sql`create index lead_presences_lead on lead_presences (lead_id)`.execute(db);
  await sql`create index lead_presences_session on lead_presences (session_id)`.execute(db);
  await sql`create index lead_presences_age on lead_presences (seen_at)`.execute(db);
  await tenantTable(db, 'lead_presences');
}
