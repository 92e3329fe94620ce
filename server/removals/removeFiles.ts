import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connection.ts';
import type { Begin, Tx } from '../http/call.ts';
import type { StoragePort } from '../ports/storage/port.ts';
import {
  claimRemovals,
  deleteRemovals,
  findRemovals,
  insertRemovals,
  lockRemovals,
} from './store.ts';

/** Storage and log of a removal. */
export interface RemovalOptions {
  ports: { storage: StoragePort };
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Number of files that are removed at the same time. */
const PARALLEL = 20;

/** Removes files from the storage, and logs each failure. @returns the keys of the removed files */
async function removeStoredFiles(
  { ports, log }: RemovalOptions,
  keys: readonly string[],
): Promise<string[]> {
  const remove = (key: string) =>
    ports.storage.remove(key).then(
      () => [key],
      (error: unknown) => {
        log.error({ err: error, key }, 'a stored file was not removed and will be retried');
        return [];
      },
    );
  const removed: string[] = [];
  for (let from = 0; from < keys.length; from += PARALLEL)
    removed.push(...(await Promise.all(keys.slice(from, from + PARALLEL).map(remove))).flat());
  return removed;
}

/**
 * Marks files for removal in the transaction that drops their last reference. What fails or is cut off after the
 * commit is repeated by `retryRemovals`.
 * @returns a function that removes them after the commit; it never throws
 */
export async function releaseFiles(
  tx: Tx,
  options: RemovalOptions & { now: Date },
  keys: readonly string[],
): Promise<(begin: Begin) => Promise<void>> {
  if (keys.length === 0) return async () => {};
  await insertRemovals(tx, keys, options.now);
  return async (begin) => {
    try {
      // The transaction may have kept a file after it was marked.
      const marked = await begin((next) => findRemovals(next, keys));
      const removed = await removeStoredFiles(options, marked);
      await begin((next) => deleteRemovals(next, removed));
    } catch (error) {
      options.log.error({ err: error }, 'removed files were left to the next run of the job');
    }
  };
}

/**
 * Removes files whose removal failed or was cut off. Several processes may run it at once: each file is claimed
 * once. It ends at the first failure, because the storage may be unreachable.
 * @returns number of removed files
 */
export async function retryRemovals(
  { kysely }: Pick<Database, 'kysely'>,
  options: RemovalOptions,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const begin: Begin = (work) => kysely.transaction().execute(work);
  let count = 0;
  for (;;) {
    if (signal?.aborted) return count;
    const claimed = await begin((tx) => claimRemovals(tx, now));
    if (claimed.length === 0) return count;
    const { marked, removed } = await begin(async (tx) => {
      // A change may have kept a file since the claim, and another that keeps one waits for the removal.
      const locked = await lockRemovals(
        tx,
        claimed.map(({ key }) => key),
      );
      const done = await removeStoredFiles(options, locked);
      await deleteRemovals(tx, done);
      return { marked: locked.length, removed: done.length };
    });
    count += removed;
    if (removed < marked) return count;
  }
}
