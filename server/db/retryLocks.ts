import { setTimeout } from 'node:timers/promises';
import { get } from '#contract/get.ts';

/**
 * Time-out of locks on tables in use, in PostgreSQL's notation: while a change of a table waits for its lock, every
 * request of the last release to that table waits behind it.
 */
export const LOCK_TIMEOUT = '3s';

/** Milliseconds before the next attempt, in which those requests are served. */
const RETRY_MS = 2_000;
const MAX_ATTEMPTS = 30;

/** Codes of lock_not_available and deadlock_detected. */
const TRANSIENT = new Set<unknown>(['55P03', '40P01']);

/** Runs work in a transaction of its own, again after each lock that it did not get. @throws its last error */
export async function retryLocks<T>(work: () => Promise<T>, retryMs = RETRY_MS): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (!TRANSIENT.has(get(error, 'code')) || attempt >= MAX_ATTEMPTS) throw error;
      await setTimeout(retryMs);
    }
}
