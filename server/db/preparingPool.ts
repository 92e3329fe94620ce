import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StatementNames } from './prepared.ts';

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('Cursors are not used');
    const name = this.#names.nameOf(sql);
    const values = [...parameters];
    return this.#client.query(
      name === undefined ? { text: sql, values } : { name, text: sql, values },
    );
  }

  release(): void {
    this.#client.release();
  }
}

/** Returns the pool for kysely, which prepares the frequent ones of marked statements (`prepared()`). */
export function preparingPool(pool: Pool): PostgresPool {
  const names = new StatementNames();
  return {
    connect: async () => new PreparingClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}
