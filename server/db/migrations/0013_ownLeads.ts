import { sql, type Kysely } from 'kysely';

/** Opens leads that an account added itself: a limited package masks what arrives from outside, and nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update leads set is_masked = false where source = 'customer_added' and is_masked`.execute(
    db,
  );
}
