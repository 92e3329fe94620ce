import {
  messages as protocolMessages,
  parse as results,
  protocol,
  type PGlite,
} from '@electric-sql/pglite';
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
import { StatementNames } from './prepared.ts';
import type { Semaphore } from '../semaphore.ts';

const WRITE_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const { serialize } = protocol;
const { DatabaseError } = protocolMessages;

/** Describes and executes what is bound, and ends the statement. */
const RUN = [serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync()];

class PGliteConnection implements DatabaseConnection {
  readonly #lite: PGlite;
  readonly #names = new StatementNames();
  /** Names of the statements prepared in the database. */
  readonly #known = new Set<string>();

  constructor(lite: PGlite) {
    this.#lite = lite;
  }

  /**
   * Sends all messages of a statement at once, in a third of the time of PGlite's `query`, which first fetches the
   * types of the parameters; ours are text already.
   */
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#lite.closed) throw new Error('PGlite is closed');
    const statement = this.#names.nameOf(sql) ?? '';
    const bind = serialize.bind({ statement, values: parameters.map(encodeParameter) });
    const parse = this.#known.has(statement)
      ? []
      : [serialize.parse({ name: statement, text: sql })];
    const { messages } = await this.#lite.execProtocol(Buffer.concat([...parse, bind, ...RUN]), {
      throwOnError: false,
      // Files in memory and on disk are written at once.
      syncToFs: false,
    });
    // A statement that is prepared stays so, even if its first execution fails.
    if (statement !== '' && messages.some(({ name }) => name === 'parseComplete'))
      this.#known.add(statement);
    const error = messages.find((message) => message instanceof DatabaseError);
    if (error) throw error;
    const [result] = results.parseResults(messages, this.#lite.parsers);
    // cast: kysely gives the type of the rows
    const rows = (result?.rows ?? []) as R[];
    if (!WRITE_COMMANDS.has(result?.command ?? '')) return { rows };
    return { rows, numAffectedRows: BigInt(result?.affectedRows ?? 0) };
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
