import type { Generated } from 'kysely';

/** Files that no record references and that are still in the storage. */
interface FileRemovalsTable {
  key: string;
  /** Filled with the tenant of the transaction; null outside of one. */
  customer_id: Generated<number | null>;
  requested_at: string;
  /** Number of attempts by the job. */
  attempts: Generated<number>;
  next_attempt_at: string;
}

export interface FileTables {
  file_removals: FileRemovalsTable;
}
