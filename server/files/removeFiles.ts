import type { FastifyBaseLogger } from 'fastify';
import type { StoragePort } from '../ports/storage/port.ts';

interface Dependencies {
  ports: { storage: StoragePort };
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Deletes files that no record references. Failures are only logged, because a left-over file only takes space.
 */
export async function removeFiles(
  { ports, log }: Dependencies,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await ports.storage
      .remove(key)
      .catch((error: unknown) => log.error({ err: error, key }, 'a stored file was not removed'));
  }
}
