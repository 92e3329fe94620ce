import { sql, type Kysely } from 'kysely';
import { scopeToProviders, tenantTable } from '../tenant.ts';

/** Creates calendar feeds, cancelled entries for subscribers, reminders of options, and public holidays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      provider_id bigint primary key references providers,
      customer_id bigint not null references customers,
      token_hash text not null unique,
      created_at timestamptz not null,
      last_read_at timestamptz
    )`.execute(db);
  await sql`create index calendar_feeds_customer on calendar_feeds (customer_id)`.execute(db);
  await sql`
    create table calendar_cancellations (
      event_id bigint primary key,
      customer_id bigint not null references customers,
      provider_id bigint not null references providers,
      title text not null,
      day date not null,
      version bigint not null,
      cancelled_at timestamptz not null
    )`.execute(db);
  await sql`
    create index calendar_cancellations_of on calendar_cancellations (provider_id, cancelled_at)`.execute(
    db,
  );
  await sql`
    create index calendar_cancellations_customer on calendar_cancellations (customer_id)`.execute(
    db,
  );
  for (const table of ['calendar_feeds', 'calendar_cancellations']) {
    await tenantTable(db, table);
    await scopeToProviders(db, table, 'provider_id');
  }
  await sql`
    create table calendar_option_notices (
      event_id bigint primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table holidays (
      country text not null,
      day date not null,
      kind text not null,
      is_half_day boolean not null,
      is_computed boolean not null,
      source text not null,
      primary key (country, day, kind)
    )`.execute(db);
  await sql`grant select on holidays to panel_app`.execute(db);
}
