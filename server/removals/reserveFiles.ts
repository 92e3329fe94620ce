import type { Database } from '../db/connection.ts';
import type { ReserveFiles } from '../http/StoredFiles.ts';
import { deleteReservations, insertReservation } from './store.ts';

/**
 * Marks each file for removal before it is stored, and deletes the mark in the transaction that references it. So a
 * file is removed whose request failed or whose process ended in between.
 */
export const reserveFiles =
  ({ kysely }: Pick<Database, 'kysely'>): ReserveFiles =>
  (storage, now, customerId) => {
    const keys = new Set<string>();
    return {
      storage: {
        async put(key, file) {
          await insertReservation(kysely, key, { now, customerId: customerId() });
          keys.add(key);
          await storage.put(key, file);
        },
        get: (key) => storage.get(key),
        async remove(key) {
          await storage.remove(key);
          if (keys.has(key)) await deleteReservations(kysely, [key]);
        },
      },
      keep: (tx) => deleteReservations(tx, [...keys]),
    };
  };
