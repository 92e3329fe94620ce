import type { Generated } from 'kysely';

/** Files in the storage that no record references any more, or not yet. */
interface FileRemovalsTable {
  key: string;
  /** Filled with the tenant of the transaction; null outside of one. */
  customer_id: Generated<number | null>;
  requested_at: string;
  /** Number of attempts by the job. */
  attempts: Generated<number>;
  next_attempt_at: string;
  /** True for a file that was stored for a record, until the transaction that references it. */
  is_reserved: Generated<boolean>;
}

export interface FileTables {
  file_removals: FileRemovalsTable;
}
