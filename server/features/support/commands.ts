import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tx } from '../../http/call.ts';
import { lockRecords } from '../../db/lockRecords.ts';
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

/** Flags that one published record of a provider has, by table (`x-main`). */
const MAIN_MARKS: Readonly<Record<string, string>> = { discounts: 'is_primary' };

/** Locks the records among which a flag may move, before any of them is locked. */
async function lockMain(tx: Tx, table: string, providerId: number): Promise<void> {
  if (MAIN_MARKS[table] === undefined) return;
  const { customer_id } = await tx
    .selectFrom('providers')
    .select('customer_id')
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow();
  await lockRecords(tx, table, customer_id);
}

/** Leaves the flag to the last of the newly published records that has it; without one it stays where it is. */
async function takeMain(tx: Tx, table: string, providerId: number, ids: number[]): Promise<void> {
  const column = MAIN_MARKS[table];
  if (column === undefined) return;
  const mark = sql.ref(column);
  await sql`
    with main as (
      select max(id) as id from ${sql.table(table)} where id = any(${ids}::bigint[]) and ${mark})
    update ${sql.table(table)} r set ${mark} = false from main
    where r.provider_id = ${providerId} and r.status = 'published' and r.${mark} and r.id <> main.id`.execute(
    tx,
  );
}

async function publish(
  tx: Tx,
  { table, approved, lock, refresh }: PublishedQueue,
  { providerId, now }: { providerId: number; now: Date },
): Promise<number> {
  await lock?.(tx, providerId);
  await lockMain(tx, table, providerId);
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)}
    set status = 'published', publishes_by = null, version = version + 1, updated_at = ${now.toISOString()}
    where status = ${approved} and provider_id = ${providerId}
    returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await takeMain(tx, table, providerId, ids);
  await refresh?.(tx, providerId);
  return ids.length;
}
