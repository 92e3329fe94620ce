import { sql } from 'kysely';
import type { Tx } from '../http/call.ts';
import { tooMany } from '../http/apiError.ts';

/** Rate limit: at most `most` attempts per sliding window of `seconds`. */
export interface Limit {
  most: number;
  seconds: number;
  /** Names the words of the refusal; without one it speaks of requests. */
  reason?: string;
}

/** Exponential backoff: `free` attempts per sliding window of `seconds`; each further one waits twice as long. */
export interface Slowdown {
  free: number;
  seconds: number;
  /** Seconds before the first that has to wait. */
  first: number;
  /** Seconds that none waits longer than. */
  longest: number;
  /** Names the words of the refusal; without one it speaks of requests. */
  reason?: string;
}

interface Made {
  window_start: string;
  count: number;
}

/** Tries of a key in its window, oldest first; parallel ones of one key wait for each other. */
async function triesOf(tx: Tx, key: string, seconds: number, now: Date): Promise<Made[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const since = new Date(now.getTime() - seconds * 1000).toISOString();
  await tx
    .deleteFrom('rate_counters')
    .where('key', '=', key)
    .where('window_start', '<=', since)
    .execute();
  return tx
    .selectFrom('rate_counters')
    .select(['window_start', 'count'])
    .where('key', '=', key)
    .where('count', '>', 0)
    .orderBy('window_start')
    .execute();
}

async function countTry(tx: Tx, key: string, now: Date): Promise<void> {
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

/** Refuses with 429 until an instant, given in milliseconds. */
const refuseUntil = (free: number, now: Date, reason?: string) =>
  tooMany(Math.max(1, Math.ceil((free - now.getTime()) / 1000)), reason);

const sumOf = (made: readonly Made[]) => made.reduce((sum, { count }) => sum + count, 0);

/**
 * Counts one try, or refuses with 429 until the oldest ones are out of the window. It counts when the
 * transaction commits; parallel tries of one key wait for each other, so that none slips through.
 */
export async function consume(
  tx: Tx,
  key: string,
  { most, seconds, reason }: Limit,
  now: Date,
): Promise<void> {
  const made = await triesOf(tx, key, seconds, now);
  let total = sumOf(made);
  if (total >= most) {
    const lastToGo = made.find(({ count }) => (total -= count) < most);
    throw refuseUntil(
      Date.parse(lastToGo?.window_start ?? now.toISOString()) + seconds * 1000,
      now,
      reason,
    );
  }
  await countTry(tx, key, now);
}

/**
 * Counts one try, or refuses with 429 until it is its turn. Nobody is kept out for good, however many
 * tries others make: refused ones do not count.
 */
export async function consumeSlowed(
  tx: Tx,
  key: string,
  { free, seconds, first, longest, reason }: Slowdown,
  now: Date,
): Promise<void> {
  const made = await triesOf(tx, key, seconds, now);
  const last = made.at(-1);
  const beyond = sumOf(made) - free;
  if (last && beyond >= 0) {
    const wait = Math.min(longest, first * 2 ** beyond) * 1000;
    const turn = Date.parse(last.window_start) + wait;
    if (now.getTime() < turn) throw refuseUntil(turn, now, reason);
  }
  await countTry(tx, key, now);
}

/** Takes back the last counted try: it was a right one. Answers how many are left. */
export async function refund(tx: Tx, key: string): Promise<number> {
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

/** Starts a key anew, and those that begin with it and a space. */
export async function reset(tx: Tx, key: string): Promise<void> {
  await tx
    .deleteFrom('rate_counters')
    .where(sql<boolean>`key = ${key} or starts_with(key, ${`${key} `})`)
    .execute();
}
