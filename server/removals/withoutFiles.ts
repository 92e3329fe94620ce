import { releaseFiles, type RemovalOptions } from './removeFiles.ts';
import { AfterCommit, type Tx } from '../http/call.ts';

/**
 * Marks files for removal in the transaction that drops their last reference.
 * @returns the response, which removes them after the commit
 */
export async function withoutFiles<T>(
  tx: Tx,
  call: RemovalOptions & { now: Date },
  keys: readonly string[],
  done: T | AfterCommit<T>,
): Promise<T | AfterCommit<T>> {
  if (keys.length === 0) return done;
  const remove = await releaseFiles(tx, call, keys);
  return new AfterCommit<T>(
    async (begin) => {
      await remove(begin);
      return done instanceof AfterCommit ? done.run(begin) : done;
    },
    done instanceof AfterCommit ? done.meanwhile : done,
    done instanceof AfterCommit ? done.expected : done,
  );
}
