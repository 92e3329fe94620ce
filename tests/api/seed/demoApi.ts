import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { seedDemo } from '../../../server/db/seed/demo.ts';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { testApi, type TestApi, type TestApiOptions } from '../../support/api.ts';

export interface DemoApi extends TestApi {
  /** Rows of a query, as the owner of the database. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  /** Keys of all stored files. */
  storedKeys(): Promise<Set<string>>;
}

/** The API with the demo account as of its own now, its files in a folder of its own. */
export async function demoApi(options: Pick<TestApiOptions, 'contract'> = {}): Promise<DemoApi> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const storage = diskStorage({ folder });
  const api = await testApi({ ...options, ports: { storage } });
  await seedReference(api.db, { neighborhoods: false });
  await seedDemo(api.db, { now: api.now.value, storage });
  return {
    ...api,
    rows: async (query) =>
      (await sql.raw<Record<string, unknown>>(query).execute(api.db.kysely)).rows,
    storedKeys: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))));
    },
    close: async () => {
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
