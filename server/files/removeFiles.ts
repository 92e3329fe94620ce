import type { FastifyBaseLogger } from 'fastify';
import type { StoragePort } from '../ports/storage/port.ts';

interface Dependencies {
  ports: { storage: StoragePort };
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Removes files that no record holds any more; one that stays costs room and nothing else, so it is only told. */
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
