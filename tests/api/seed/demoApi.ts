import { rmSync } from 'node:fs';
import { link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import { seedDemo } from '../../../server/db/seed/demo.ts';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import type { StoragePort } from '../../../server/ports/storage/port.ts';
import { queryOf } from '../../support/database.ts';
import { filled, readInitial, type Initial } from '../../support/emptied.ts';
import { testApi, type TestApi, type TestApiOptions } from '../../support/api.ts';

export interface DemoApi extends TestApi {
  /** Returns the rows of a query, run as the owner of the database. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  /** Returns the keys of all stored files. */
  storedKeys(): Promise<Set<string>>;
}

/** Rows of the demo account, and the folder of its files. */
interface Seeded {
  initial: Initial;
  folder: string;
}

let seeded: Seeded | undefined;

/** Hard-links all files of a folder; safe because files are replaced by renaming and never changed in place. */
async function linkAll(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, path));
    await mkdir(dirname(target), { recursive: true });
    await link(path, target);
  }
}

/** Seeds the demo account once per process; later calls restore its rows and files. */
async function seed(api: TestApi, storage: StoragePort, folder: string): Promise<void> {
  const query = queryOf(api.db.kysely);
  if (seeded && (await filled(query, seeded.initial))) {
    await query('analyze');
    return linkAll(seeded.folder, folder);
  }
  // Seeding recreates indexes and foreign keys; another database is compared with the ones before.
  const { structure } = await readInitial(query);
  await seedReference(api.db, { neighborhoods: false });
  await seedDemo(api.db, { now: api.now.value, storage });
  if (seeded) return;
  const kept = await mkdtemp(join(tmpdir(), 'demo-'));
  process.on('exit', () => rmSync(kept, { recursive: true, force: true }));
  await linkAll(folder, kept);
  seeded = { initial: { ...(await readInitial(query)), structure }, folder: kept };
}

/** Starts the API with the demo account at its current time, with files in a folder of its own. */
export async function demoApi(options: Pick<TestApiOptions, 'contract'> = {}): Promise<DemoApi> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const storage = diskStorage({ folder });
  const api = await testApi({ ...options, ports: { storage } });
  await seed(api, storage, folder);
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
