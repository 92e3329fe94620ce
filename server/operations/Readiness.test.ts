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
import type { StoragePort } from '../ports/storage/port.ts';
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

function startedWith(storage: Pick<StoragePort, 'get' | 'put'>): Readiness {
  const readiness = new Readiness();
  readiness.started({ db: { probe }, storage });
  return readiness;
}

const file = { bytes: Buffer.from('ready'), contentType: 'image/webp' };

it('reports a storage that fails before the database answers', async () => {
  const fails = async () => {
    throw new Error('connection refused');
  };
  // A rejection without a handler would fail this run, and end a process.
  const problems = await startedWith({ get: fails, put: fails }).problems();
  expect(problems['storage']).toBe('connection refused');
  expect(problems['database']).toBeUndefined();
});

it('reports a storage that reads but does not write, such as a missing bucket', async () => {
  const readiness = startedWith({
    get: async () => undefined,
    put: async () => {
      throw new Error('404 NoSuchBucket');
    },
  });
  expect((await readiness.problems())['storage']).toBe('404 NoSuchBucket');
});

it('accepts a storage that rejects the read of a missing file', async () => {
  let isStored = false;
  let writes = 0;
  const readiness = startedWith({
    get: async () => {
      if (!isStored) throw new Error('403 AccessDenied');
      return file;
    },
    put: async () => {
      isStored = true;
      writes += 1;
    },
  });
  const check = async () => (await readiness.problems())['storage'];
  expect([await check(), await check(), writes]).toEqual([undefined, undefined, 1]);
  // Such as by a rule of the bucket that deletes old files.
  isStored = false;
  expect([await check(), writes]).toEqual([undefined, 2]);
});

it('reports a storage that loses a written file', async () => {
  const readiness = startedWith({ get: async () => undefined, put: async () => undefined });
  expect((await readiness.problems())['storage']).toBe('a written file is missing');
});
