import type { StoragePort } from '../ports/storage/port.ts';
import type { Begin, Tx } from './call.ts';

/** Files that a request stores before the transaction that makes a record reference them. */
export interface StoredFiles {
  /** Storage of the request; what it stores is removed a day later unless `keep` runs. */
  storage: StoragePort;
  /** Keeps the stored files if the transaction commits. */
  keep(tx: Tx): Promise<void>;
}

/** Creates the storage of a request. @param customerId of the caller once known; undefined without a session */
export type ReserveFiles = (
  storage: StoragePort,
  now: Date,
  customerId: () => number | undefined,
) => StoredFiles;

/** Returns a function that opens transactions which keep the stored files. */
export const keeping =
  (begin: Begin, stored: StoredFiles): Begin =>
  (work) =>
    begin(async (tx) => {
      const done = await work(tx);
      await stored.keep(tx);
      return done;
    });
