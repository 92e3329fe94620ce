import type { Kysely } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kysely: Kysely<Tables>;
  /** Separate connection for health checks, which must not wait behind anything else; PostgreSQL only. */
  probe: Kysely<Tables>;
  /** Separate connection for metrics, which may wait behind a migration's locks; PostgreSQL only. */
  metrics: Kysely<Tables>;
  kind: 'pglite' | 'postgres';
  /** Returns the number of connections, at most `max`, and of `waiting` queries; PostgreSQL only. */
  pool?: () => { max: number; total: number; idle: number; waiting: number };
  /** Closes every connection; idempotent. */
  close(): Promise<void>;
  /** Returns the whole database as a compressed archive, usable as `snapshot`; embedded only. */
  dump?(): Promise<Blob>;
  /**
   * Calls `onPayload` for each notification until the returned function is called. Calls `onGap` when
   * notifications may have been missed while the connection was down.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Sends a notification at once; inside a transaction use `notify(trx, …)`. */
  notify(channel: string, payload: string): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL URL; the embedded database is used without it. */
  url?: string | undefined;
  /**
   * URL of the same PostgreSQL without a pooler, for LISTEN, which needs a permanent connection. If it differs
   * from `url`, connections of the pool carry no settings; see `assertSessionDefaults`.
   */
  directUrl?: string | undefined;
  /** Folder of the embedded database; without it the data is kept in memory. */
  dataDir?: string | undefined;
  /** Output of `dump()` from which the embedded database starts. */
  snapshot?: Blob | Buffer | undefined;
  /** Maximum number of connections to PostgreSQL, 10 by default. */
  poolMax?: number | undefined;
  /** Statement time-out on PostgreSQL in milliseconds, 15 000 by default. */
  statementTimeoutMs?: number | undefined;
  /**
   * Milliseconds to wait for the response to a statement on PostgreSQL, 5 000 above its time-out by default. The
   * connection is then closed, because the server or the network has failed.
   */
  responseTimeoutMs?: number | undefined;
  /**
   * Milliseconds to wait for a free connection, 10 000 by default; the query then fails with an error that
   * `isUnavailable` recognizes.
   */
  acquireTimeoutMs?: number | undefined;
}

/**
 * Opens the database without migrating it. Both kinds return the same types: see `columnParsers`.
 * @throws DataFolderInUse if another process has the folder open
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const acquireTimeoutMs = options.acquireTimeoutMs ?? 10_000;
  if (options.url === undefined) {
    const { dataDir, snapshot } = options;
    return openEmbedded({ dataDir, snapshot, acquireTimeoutMs });
  }
  const { statementTimeoutMs = 15_000 } = options;
  return openPostgres({
    url: options.url,
    directUrl: options.directUrl ?? options.url,
    poolMax: options.poolMax ?? 10,
    statementTimeoutMs,
    responseTimeoutMs: options.responseTimeoutMs ?? statementTimeoutMs + 5_000,
    acquireTimeoutMs,
  });
}
