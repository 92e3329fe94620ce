import type { Kysely } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kysely: Kysely<Tables>;
  /** A connection of its own for health and metrics, which do not wait behind requests; PostgreSQL only. */
  probe: Kysely<Tables>;
  kind: 'pglite' | 'postgres';
  /** Counts connections, of which there are at most `max`; PostgreSQL only. `waiting` are queries that wait for one. */
  pool?: () => { max: number; total: number; idle: number; waiting: number };
  /** Ends every connection; safe to call twice. */
  close(): Promise<void>;
  /** The whole database as a compressed archive, to open another one from; embedded only. */
  dump?(): Promise<Blob>;
  /**
   * Calls `onPayload` for each notification until the returned function is called.
   * `onGap` tells that notifications may have been missed while the connection was down.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Notifies at once; from inside a transaction use `notify(trx, …)`. */
  notify(channel: string, payload: string): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL address; without it the embedded database is used. */
  url?: string | undefined;
  /**
   * The same PostgreSQL without a pooler between, for LISTEN, which lasts as long as its connection.
   * Connections of the pool carry no settings if it differs from `url`; see `assertSessionDefaults`.
   */
  directUrl?: string | undefined;
  /** Folder of the embedded database; without it everything stays in memory. */
  dataDir?: string | undefined;
  /** Output of `dump()`; the embedded database starts from it. */
  snapshot?: Blob | Buffer | undefined;
  /** Most connections to PostgreSQL, 10. */
  poolMax?: number | undefined;
  /** Longest one statement may take on PostgreSQL, 15 000 ms. */
  statementTimeoutMs?: number | undefined;
  /** Longest wait for a free connection, 10 000 ms; then the query fails and `isUnavailable` says so. */
  acquireTimeoutMs?: number | undefined;
}

/**
 * Opens the database; does not migrate it. Both kinds answer alike: see `columnParsers`.
 * Throws DataFolderInUse when another process has the folder open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const acquireTimeoutMs = options.acquireTimeoutMs ?? 10_000;
  if (options.url === undefined) {
    const { dataDir, snapshot } = options;
    return openEmbedded({ dataDir, snapshot, acquireTimeoutMs });
  }
  return openPostgres({
    url: options.url,
    directUrl: options.directUrl ?? options.url,
    poolMax: options.poolMax ?? 10,
    statementTimeoutMs: options.statementTimeoutMs ?? 15_000,
    acquireTimeoutMs,
  });
}
