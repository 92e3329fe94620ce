import { sql, type Kysely } from 'kysely';

/** Users who were never there come last in both directions; the index there is runs in one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index customer_users_last_seen_first on customer_users (customer_id, last_seen_at desc nulls last, id desc)`.execute(
    db,
  );
}
