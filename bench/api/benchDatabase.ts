import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { Client, Pool } from 'pg';
import { pgTypes } from '../../server/db/columnParsers.ts';
import { openDatabase, type Database } from '../../server/db/connection.ts';
import type { Query } from './handWritten.ts';
import type { InTransaction } from './sameDuties.ts';

export interface BenchDatabase {
  name: 'PGlite' | 'PostgreSQL';
  db: Database;
  /** Runs a statement on the same database with minimal overhead. */
  query: Query;
  /** Runs statements in a transaction on the same database, with the same parsers of columns as the API. */
  inTransaction: InTransaction;
  /** The same with prepared statements; PostgreSQL only. */
  inPreparedTransaction?: InTransaction;
  close(): Promise<void>;
}

/** Opens an empty embedded database in a folder. */
export async function openLite(folder: string): Promise<BenchDatabase> {
  const db = await openDatabase({ dataDir: join(folder, 'database') });
  return {
    name: 'PGlite',
    db,
    query: async (text, values) => {
      const { rows } = await db.kysely.executeQuery<object>(CompiledQuery.raw(text, [...values]));
      return rows;
    },
    inTransaction: (work) =>
      db.kysely
        .transaction()
        .execute((tx) =>
          work(
            async (text, values) =>
              (await tx.executeQuery<object>(CompiledQuery.raw(text, [...values]))).rows,
          ),
        ),
    close: () => db.close(),
  };
}

/** @param nameOf returns the name under which a connection prepares a statement, if it does */
function transactionsOn(pool: Pool, nameOf?: (text: string) => string): InTransaction {
  return async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const done = await work(async (text, values) => {
        const query = { text, values: [...values] };
        return (await client.query<object>(nameOf ? { ...query, name: nameOf(text) } : query)).rows;
      });
      await client.query('commit');
      return done;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

/** Creates an empty database on the server and opens it; `close` drops it. */
export async function openServer(serverUrl: string): Promise<BenchDatabase> {
  const database = `bench_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${database}`);
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  const db = await openDatabase({ url: url.href });
  const pool = new Pool({ connectionString: url.href, max: 10 });
  const options = '-c timezone=UTC -c datestyle=ISO';
  const parsing = { connectionString: url.href, max: 10, types: pgTypes, options };
  const transactions = new Pool(parsing);
  const preparing = new Pool(parsing);
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `hand_${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    name: 'PostgreSQL',
    db,
    query: async (text, values) => (await pool.query<object>(text, [...values])).rows,
    inTransaction: transactionsOn(transactions),
    inPreparedTransaction: transactionsOn(preparing, nameOf),
    async close() {
      for (const one of [pool, transactions, preparing]) await one.end();
      await db.close();
      await onServer(serverUrl, `drop database ${database} with (force)`);
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
