import { sql, type Kysely } from 'kysely';

/** Messages that were sent again, which count for the limit of an hour by their last try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index lead_messages_retried on lead_messages (customer_id, tried_at)
      where direction = 'out' and tried_at > created_at`.execute(db);
}
