import { sql, type Kysely } from 'kysely';

/**
 * Creates a second index for users without a visit, who sort last in both directions; one index serves one
 * direction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index customer_users_last_seen_first on customer_users (customer_id, last_seen_at desc nulls last, id desc)`.execute(
    db,
  );
}
