import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { Client, Pool } from 'pg';
import { openDatabase, type Database } from '../../server/db/connection.ts';
import type { Query } from './handWritten.ts';

export interface BenchDatabase {
  name: 'PGlite' | 'PostgreSQL';
  db: Database;
  /** Runs a statement on the same database with minimal overhead. */
  query: Query;
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
    close: () => db.close(),
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
  return {
    name: 'PostgreSQL',
    db,
    query: async (text, values) => (await pool.query<object>(text, [...values])).rows,
    async close() {
      await pool.end();
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
