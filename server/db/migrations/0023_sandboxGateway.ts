import { sql, type Kysely } from 'kysely';

/** Creates the payments, cards and log of the sandbox gateway, which belong to no customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_gateway (
      kind text not null,
      key text not null,
      value jsonb not null,
      updated_at timestamptz not null default now(),
      primary key (kind, key)
    )`.execute(db);
  await sql`
    create table sandbox_gateway_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      event text not null,
      detail text not null
    )`.execute(db);
}
