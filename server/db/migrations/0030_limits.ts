import { sql, type Kysely } from 'kysely';

/** Stores package limits by their names in the contract, so that a new limit needs no column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table providers add column limits jsonb not null default '{}'`.execute(db);
  await sql`
    update providers set limits = jsonb_strip_nulls(
      jsonb_build_object('photos', photo_limit, 'couplesPerMonth', couples_per_month))`.execute(db);
  await sql`alter table providers drop column photo_limit, drop column couples_per_month`.execute(
    db,
  );
}
