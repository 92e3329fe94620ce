import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { encodeParameter } from './parameters.ts';
import type { Semaphore } from '../semaphore.ts';

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PGliteConnection implements DatabaseConnection {
  readonly #lite: PGlite;

  constructor(lite: PGlite) {
    this.#lite = lite;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#lite.query<R>(query.sql, query.parameters.map(encodeParameter));
    if (!COUNTED.has(result.command ?? '')) return { rows: result.rows };
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database cannot stream rows');
  }
}

/**
 * Driver of PGlite, which is a single session: the mutex keeps other requests' statements out of an open
 * transaction.
 */
class PGliteDriver implements Driver {
  readonly #lite: PGlite;
  readonly #mutex: Semaphore;
  readonly #connection: PGliteConnection;

  constructor(lite: PGlite, mutex: Semaphore) {
    this.#lite = lite;
    this.#mutex = mutex;
    this.#connection = new PGliteConnection(lite);
  }

  async init(): Promise<void> {
    await this.#lite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await run(connection, `start transaction${isolation}${access}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await run(connection, 'commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await run(connection, 'rollback');
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await run(connection, `savepoint ${quoted(name)}`);
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await run(connection, `rollback to ${quoted(name)}`);
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await run(connection, `release ${quoted(name)}`);
  }

  async destroy(): Promise<void> {
    if (!this.#lite.closed) await this.#lite.close();
  }
}

async function run(connection: DatabaseConnection, statement: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(statement));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Kysely dialect over one PGlite instance; transactions hold the given mutex. */
export class PGliteDialect implements Dialect {
  readonly #lite: PGlite;
  readonly #mutex: Semaphore;

  constructor(lite: PGlite, mutex: Semaphore) {
    this.#lite = lite;
    this.#mutex = mutex;
  }

  createDriver(): Driver {
    return new PGliteDriver(this.#lite, this.#mutex);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(kysely: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(kysely);
  }
}
