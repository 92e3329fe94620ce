import { sql, type Kysely } from 'kysely';

/** With what an agent comes back from acting as somebody; gone once they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table impersonations add column token_hash text`.execute(db);
  await sql`
    create unique index impersonations_token on impersonations (token_hash)
      where token_hash is not null`.execute(db);
}
