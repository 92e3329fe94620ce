import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { ensureCollections } from '../../server/crud/ensureCollections.ts';
import { openDatabase, type Database } from '../../server/db/connection.ts';
import { migrate } from '../../server/db/migrate.ts';
import { loadContract } from '../../server/http/contract.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Opens an empty database of the caller's own with every table of the migrations and of the shipped
 * contract's collections. TEST_DB names its kind: `pglite` (default) or `postgres` (DATABASE_URL then
 * leads to a server where databases may be created). close() removes it.
 */
export async function testDatabase(): Promise<Database> {
  return process.env['TEST_DB'] === 'postgres' ? onPostgres() : embedded();
}

let snapshotRead: Promise<Buffer> | undefined;

/**
 * Opens an embedded database like testDatabase(), whatever TEST_DB names.
 * @param dataDir empty folder to keep it in; without it everything stays in memory
 */
export async function embedded(dataDir?: string): Promise<Database> {
  snapshotRead ??= readSnapshot();
  return openDatabase({ dataDir, snapshot: await snapshotRead });
}

async function readSnapshot(): Promise<Buffer> {
  const file = path.join(root, '.cache', `pglite-${await fingerprint()}.tar`);
  return readFile(file).catch(() => buildSnapshot(file));
}

/** Creates every table that a test may need. */
async function addTables(database: Database): Promise<void> {
  await migrate(database);
  await ensureCollections(database, loadContract());
}

async function buildSnapshot(file: string): Promise<Buffer> {
  const database = await openDatabase({});
  await addTables(database);
  const dump = await database.dump?.();
  await database.close();
  if (!dump) throw new Error('the embedded database gave no dump');
  // Unpacking takes a fifth longer from a compressed archive.
  const bytes = gunzipSync(Buffer.from(await dump.arrayBuffer()));
  await mkdir(path.dirname(file), { recursive: true });
  // Several test processes may build it at once; each puts a whole file in place.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  await removeOthers(file);
  return bytes;
}

/** Removes the snapshots of earlier tables. */
async function removeOthers(file: string): Promise<void> {
  const folder = path.dirname(file);
  const others = (await readdir(folder)).filter((name) => /^pglite-\w+\.(tar|tgz)$/.test(name));
  for (const name of others) {
    if (name !== path.basename(file)) await rm(path.join(folder, name), { force: true });
  }
}

async function onPostgres(): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(async (server) => {
    const template = await migratedTemplate(server);
    await server.query(`create database ${name} template ${template}`);
  });
  const database = await openDatabase({ url: urlOf(name) });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer((server) => server.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Answers the name of a database that nobody is connected to and that has every table. */
async function migratedTemplate(server: Client): Promise<string> {
  const name = `panel_${await fingerprint()}`;
  await server.query(`select pg_advisory_lock(hashtext($1))`, [name]);
  try {
    const found = await server.query(`select from pg_database where datname = $1`, [name]);
    if (found.rowCount === 0) {
      const draft = `${name}_draft`;
      await server.query(`drop database if exists ${draft} with (force)`);
      await server.query(`create database ${draft}`);
      const database = await openDatabase({ url: urlOf(draft) });
      try {
        await addTables(database);
      } finally {
        await database.close();
      }
      await server.query(`alter database ${draft} rename to ${name}`);
    }
  } finally {
    await server.query(`select pg_advisory_unlock(hashtext($1))`, [name]);
  }
  return name;
}

async function onServer<T>(work: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function serverUrl(): string {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('TEST_DB=postgres needs DATABASE_URL');
  return url;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

let known: Promise<string> | undefined;

/** Changes with anything that may change what a migrated database holds. */
function fingerprint(): Promise<string> {
  known ??= readFingerprint();
  return known;
}

async function readFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const folders = ['server/db', 'server/crud'].map((folder) => path.join(root, folder));
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true });
    const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    for (const file of sources.sort())
      hash.update(file).update(await readFile(path.join(folder, file)));
  }
  const others = [
    'server/http/contract.ts',
    'openapi/generated/openapi.json',
    'node_modules/@electric-sql/pglite/package.json',
  ];
  for (const file of others) hash.update(await readFile(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
