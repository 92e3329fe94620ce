import { sql } from 'kysely';
import type { Tx } from '../../http/call.ts';
import { tooMany } from '../../http/refusal.ts';

/** So many tries in the last so many seconds. */
export interface Limit {
  most: number;
  seconds: number;
}

/**
 * Counts one try, or refuses with 429 until the oldest ones are out of the window. It counts when the
 * transaction commits; parallel tries of one key wait for each other, so that none slips through.
 */
export async function takeTry(
  tx: Tx,
  key: string,
  { most, seconds }: Limit,
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const since = new Date(now.getTime() - seconds * 1000).toISOString();
  await tx
    .deleteFrom('rate_counters')
    .where('key', '=', key)
    .where('window_start', '<=', since)
    .execute();
  const made = await tx
    .selectFrom('rate_counters')
    .select(['window_start', 'count'])
    .where('key', '=', key)
    .orderBy('window_start')
    .execute();
  let total = made.reduce((sum, { count }) => sum + count, 0);
  if (total >= most) {
    const lastToGo = made.find(({ count }) => (total -= count) < most);
    const free = Date.parse(lastToGo?.window_start ?? now.toISOString()) + seconds * 1000;
    throw tooMany(Math.max(1, Math.ceil((free - now.getTime()) / 1000)));
  }
  await tx
    .insertInto('rate_counters')
    .values({ key, window_start: now.toISOString(), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet({ count: sql`rate_counters.count + 1` }),
    )
    .execute();
}

/** Takes back the last counted try: it was a right one. Answers how many are left. */
export async function giveBackTry(tx: Tx, key: string): Promise<number> {
  await sql`
    update rate_counters set count = count - 1
    where key = ${key} and window_start = (select max(window_start) from rate_counters where key = ${key} and count > 0)`.execute(
    tx,
  );
  const left = await tx
    .selectFrom('rate_counters')
    .select(({ fn }) => fn.sum<number | null>('count').as('tries'))
    .where('key', '=', key)
    .executeTakeFirst();
  return Number(left?.tries ?? 0);
}

/** Starts a key anew. */
export async function forgetTries(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('rate_counters').where('key', '=', key).execute();
}
