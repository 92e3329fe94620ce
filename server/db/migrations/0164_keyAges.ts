import type { Kysely } from 'kysely';
import { buildIndex } from '../buildIndex.ts';

export const isOutsideTransaction = true;

/** Finds the idempotency keys that are old enough to be deleted. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  buildIndex(db, 'idempotency_keys_created', 'on idempotency_keys (created_at)');
