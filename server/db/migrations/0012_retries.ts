import { sql, type Kysely } from 'kysely';

/** Creates an index of retried messages, which count towards the hourly limit by their last attempt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index lead_messages_retried on lead_messages (customer_id, tried_at)
      where direction = 'out' and tried_at > created_at`.execute(db);
}
