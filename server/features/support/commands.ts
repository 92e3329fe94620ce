import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { publishedLater } from './approvals.ts';

/** Puts on their pages what was approved and waits for it; answers how many records. */
export async function publishApproved(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
): Promise<number> {
  let published = 0;
  for (const { table, approved } of publishedLater) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)}
      set status = 'published', publishes_by = null, version = version + 1, updated_at = ${now.toISOString()}
      where status = ${approved}`.execute(kysely);
    published += Number(numAffectedRows ?? 0);
  }
  return published;
}
