import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseTimeout } from './DatabaseTimeout.ts';
import { StatementNames } from './prepared.ts';

interface KyselyPoolOptions {
  /** Prepares the frequent ones of marked statements (`prepared()`). */
  prepares: boolean;
  /** Milliseconds to wait for the response to a statement, above its time-out on the server. */
  responseTimeoutMs: number;
}

/** Statements that turn off the time-out of the server, and with it that of the client, and those that end this. */
const UNLIMITED = /^set (local )?statement_timeout = 0$/;
const LIMITED = 'reset statement_timeout';
const TRANSACTION_END = /^(commit|rollback)$/;

class KyselyClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames | undefined;
  readonly #timeoutMs: number;
  /** Scope in which the statements have no time-out. */
  #unlimited: 'session' | 'transaction' | undefined;
  /** True once the server has not responded in time. */
  #isLost = false;

  constructor(client: PoolClient, names: StatementNames | undefined, timeoutMs: number) {
    this.#client = client;
    this.#names = names;
    this.#timeoutMs = timeoutMs;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('Cursors are not used');
    // Such as the rollback after the statement that was not answered.
    if (this.#isLost) return Promise.reject(new DatabaseTimeout(this.#timeoutMs));
    this.#noteLimit(sql);
    const name = this.#names?.nameOf(sql);
    const values = [...parameters];
    const result = this.#client.query(
      name === undefined ? { text: sql, values } : { name, text: sql, values },
    );
    return this.#unlimited ? result : this.#inTime(result);
  }

  release(): void {
    this.#client.release(this.#isLost);
  }

  #noteLimit(sql: string): void {
    const match = UNLIMITED.exec(sql);
    if (match) this.#unlimited = match[1] ? 'transaction' : 'session';
    else if (sql === LIMITED) this.#unlimited = undefined;
    else if (this.#unlimited === 'transaction' && TRANSACTION_END.test(sql))
      this.#unlimited = undefined;
  }

  async #inTime<T>(result: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#isLost = true;
        reject(new DatabaseTimeout(this.#timeoutMs));
        // Closes the socket under the running statement.
        void this.#client.end();
      }, this.#timeoutMs);
    });
    try {
      return await Promise.race([result, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Returns the pool for kysely. A connection that does not respond in time is closed and replaced. */
export function kyselyPool(pool: Pool, options: KyselyPoolOptions): PostgresPool {
  const names = options.prepares ? new StatementNames() : undefined;
  return {
    connect: async () => new KyselyClient(await pool.connect(), names, options.responseTimeoutMs),
    end: () => pool.end(),
  };
}
