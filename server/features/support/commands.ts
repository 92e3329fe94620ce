import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tx } from '../../http/call.ts';
import { publishedLater } from './queues.ts';

export { PUBLISH_EVERY_MS } from './rules.ts';

type PublishedQueue = (typeof publishedLater)[number];

/** Publishes approved records. @returns their number */
export async function publishApproved(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
): Promise<number> {
  let published = 0;
  for (const queue of publishedLater)
    for (const providerId of await providersOf(kysely, queue))
      published += await kysely
        .transaction()
        .execute((tx) => publish(tx, queue, { providerId, now }));
  return published;
}

/** Returns the providers with approved records, each published in a transaction of its own. */
async function providersOf(
  kysely: Database['kysely'],
  { table, approved }: PublishedQueue,
): Promise<number[]> {
  const { rows } = await sql<{ providerId: number }>`
    select distinct provider_id as "providerId" from ${sql.table(table)} where status = ${approved}`.execute(
    kysely,
  );
  return rows.map(({ providerId }) => providerId);
}

async function publish(
  tx: Tx,
  { table, approved, lock, refresh }: PublishedQueue,
  { providerId, now }: { providerId: number; now: Date },
): Promise<number> {
  await lock?.(tx, providerId);
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)}
    set status = 'published', publishes_by = null, version = version + 1, updated_at = ${now.toISOString()}
    where status = ${approved} and provider_id = ${providerId}`.execute(tx);
  await refresh?.(tx, providerId);
  return Number(numAffectedRows);
}
