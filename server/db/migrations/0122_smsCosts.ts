import { sql, type Kysely } from 'kysely';
import { smsSize } from '#contract/smsSize.ts';

/** Messages per statement. */
const AT_ONCE = 1000;

/** Stores the number of SMS segments of each message and their cost; costs of old messages are unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead_messages
      add column segments integer,
      add column cost_minor integer`.execute(db);
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; body: string }>`
      select id, body from lead_messages
      where id > ${last} and channel = 'sms' and direction = 'out'
      order by id limit ${AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    const sizes = rows.map(({ id, body }) => ({ id, segments: smsSize(body).segments }));
    await sql`
      update lead_messages m set segments = s.segments
      from jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb) as s (id bigint, segments integer)
      where m.id = s.id`.execute(db);
    last = rows.at(-1)?.id ?? last;
  }
}
