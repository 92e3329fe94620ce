import { setTimeout } from 'node:timers/promises';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
} from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../db/tables.ts';
import { Readiness } from './Readiness.ts';

/** Driver that opens a connection after a while, as the first check of a process does. */
class SlowDriver extends DummyDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    await setTimeout(20);
    return super.acquireConnection();
  }
}

const probe = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SlowDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it('reports a storage that fails before the database answers', async () => {
  const get = async () => {
    throw new Error('connection refused');
  };
  // A rejection without a handler would fail this run, and end a process.
  const readiness = new Readiness();
  readiness.started({ db: { probe }, storage: { get } });
  const problems = await readiness.problems();
  expect(problems['storage']).toBe('connection refused');
  expect(problems['database']).toBeUndefined();
});
