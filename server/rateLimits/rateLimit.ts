import { sql } from 'kysely';
import type { Tx } from '../http/call.ts';
import { tooMany } from '../http/apiError.ts';

/** Rate limit: at most `most` attempts per sliding window of `seconds`. */
export interface Limit {
  most: number;
  seconds: number;
  /** Selects the message of the 429; without one it mentions requests. */
  reason?: string;
}

/** Exponential backoff: `free` attempts per sliding window of `seconds`; each further one waits twice as long. */
export interface Backoff {
  freeAttempts: number;
  seconds: number;
  /** Seconds before the first delayed attempt. */
  initialDelay: number;
  /** Maximum delay in seconds. */
  maxDelay: number;
  /** Selects the message of the 429; without one it mentions requests. */
  reason?: string;
}

interface CountedAttempts {
  window_start: string;
  count: number;
}

/** Locks a key until the transaction ends and returns its attempts in the window, oldest first. */
async function lockAttempts(
  tx: Tx,
  key: string,
  seconds: number,
  now: Date,
): Promise<CountedAttempts[]> {
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

async function countAttempt(tx: Tx, key: string, now: Date): Promise<void> {
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

/** Creates a 429 with the seconds until `free`, an instant in milliseconds. */
const tooManyUntil = (free: number, now: Date, reason?: string) =>
  tooMany(Math.max(1, Math.ceil((free - now.getTime()) / 1000)), reason);

const sumOf = (made: readonly CountedAttempts[]) => made.reduce((sum, { count }) => sum + count, 0);

/**
 * Counts one attempt, which is committed with the transaction; concurrent attempts of one key are serialized.
 * @throws ApiError 429 until the oldest attempts leave the window
 */
export async function consume(
  tx: Tx,
  key: string,
  { most, seconds, reason }: Limit,
  now: Date,
): Promise<void> {
  const made = await lockAttempts(tx, key, seconds, now);
  let total = sumOf(made);
  if (total >= most) {
    const lastToExpire = made.find(({ count }) => (total -= count) < most);
    throw tooManyUntil(
      Date.parse(lastToExpire?.window_start ?? now.toISOString()) + seconds * 1000,
      now,
      reason,
    );
  }
  await countAttempt(tx, key, now);
}

/**
 * Counts one attempt with exponential backoff. Rejected attempts do not count, so that nobody is locked out for
 * good.
 * @throws ApiError 429 until the next attempt is allowed
 */
export async function consumeWithBackoff(
  tx: Tx,
  key: string,
  { freeAttempts: free, seconds, initialDelay: first, maxDelay: longest, reason }: Backoff,
  now: Date,
): Promise<void> {
  const made = await lockAttempts(tx, key, seconds, now);
  const last = made.at(-1);
  const beyond = sumOf(made) - free;
  if (last && beyond >= 0) {
    const wait = Math.min(longest, first * 2 ** beyond) * 1000;
    const turn = Date.parse(last.window_start) + wait;
    if (now.getTime() < turn) throw tooManyUntil(turn, now, reason);
  }
  await countAttempt(tx, key, now);
}

/** Refunds the last counted attempt after a success. @returns the number of remaining ones */
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

/** Deletes the attempts of a key, and of the keys that begin with it and a space. */
export async function reset(tx: Tx, key: string): Promise<void> {
  await tx
    .deleteFrom('rate_counters')
    .where(sql<boolean>`key = ${key} or starts_with(key, ${`${key} `})`)
    .execute();
}
