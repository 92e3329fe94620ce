import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tx } from '../../http/call.ts';
import { publishedLater } from './queues.ts';

export { PUBLISH_EVERY_MS } from './rules.ts';

/** Publishes approved records. @returns their number */
export async function publishApproved(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
): Promise<number> {
  let published = 0;
  for (const queue of publishedLater)
    published += await kysely.transaction().execute((tx) => publish(tx, queue, now));
  return published;
}

async function publish(
  tx: Tx,
  { table, approved, refresh }: (typeof publishedLater)[number],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ providerId: number }>`
    update ${sql.table(table)}
    set status = 'published', publishes_by = null, version = version + 1, updated_at = ${now.toISOString()}
    where status = ${approved} returning provider_id as "providerId"`.execute(tx);
  const pages = new Set(rows.map(({ providerId }) => providerId));
  for (const page of refresh ? pages : []) await refresh?.(tx, page);
  return rows.length;
}
