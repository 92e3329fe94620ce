import { sql, type Kysely } from 'kysely';

/** Keeps the limits of a provider's package by their names of the contract, so that another one needs no column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table providers add column limits jsonb not null default '{}'`.execute(db);
  await sql`
    update providers set limits = jsonb_strip_nulls(
      jsonb_build_object('photos', photo_limit, 'couplesPerMonth', couples_per_month))`.execute(db);
  await sql`alter table providers drop column photo_limit, drop column couples_per_month`.execute(
    db,
  );
}
