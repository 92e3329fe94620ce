import { sql, type Kysely } from 'kysely';

/** Adds the hash of the return token of an impersonation; it is null once the agent has returned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table impersonations add column token_hash text`.execute(db);
  await sql`
    create unique index impersonations_token on impersonations (token_hash)
      where token_hash is not null`.execute(db);
}
