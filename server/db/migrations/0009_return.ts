import { sql, type Kysely } from 'kysely';

/** Adds the hash of an impersonation's return token; null after the return. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table impersonations add column token_hash text`.execute(db);
  await sql`
    create unique index impersonations_token on impersonations (token_hash)
      where token_hash is not null`.execute(db);
}
