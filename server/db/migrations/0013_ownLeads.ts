import { sql, type Kysely } from 'kysely';

/** Unmasks leads that a customer added itself: a limited package masks only leads from outside. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update leads set is_masked = false where source = 'customer_added' and is_masked`.execute(
    db,
  );
}
