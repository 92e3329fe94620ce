import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { ensureCollections } from '../../server/crud/ensureCollections.ts';
import { openDatabase, type Database } from '../../server/db/connection.ts';
import { notify } from '../../server/db/notify.ts';
import type { Tables } from '../../server/db/tables.ts';
import { migrate } from '../../server/db/migrate.ts';
import { loadContract } from '../../server/http/contract.ts';
import { projectFolder as root } from '../../server/projectFolder.ts';
import { emptied, readInitial, type Initial, type Query } from './emptied.ts';

/**
 * Opens an empty database with all tables of the migrations and of the shipped contract's collections. TEST_DB
 * selects its kind: `pglite` (default) or `postgres` (DATABASE_URL is then a server on which databases may be
 * created). close() empties it for the next test of this process, which is faster than creating a new one, or
 * drops it if its tables were changed.
 */
export async function testDatabase(): Promise<Database> {
  return process.env['TEST_DB'] === 'postgres' ? onPostgres() : lentLite();
}

let snapshotRead: Promise<Buffer> | undefined;

/**
 * Opens an embedded database like testDatabase(), regardless of TEST_DB.
 * @param dataDir empty folder for the data; by default it is in memory
 */
export async function embedded(dataDir?: string): Promise<Database> {
  snapshotRead ??= readSnapshot();
  return openDatabase({ dataDir, snapshot: await snapshotRead });
}

async function readSnapshot(): Promise<Buffer> {
  const file = path.join(root, '.cache', `pglite-${await fingerprint()}.tar`);
  return readFile(file).catch(() => buildSnapshot(file));
}

/** Creates all tables that a test may need. */
async function addTables(database: Database): Promise<void> {
  await migrate(database);
  await ensureCollections(database, loadContract());
}

async function buildSnapshot(file: string): Promise<Buffer> {
  const database = await openDatabase({});
  await addTables(database);
  const dump = await database.dump?.();
  await database.close();
  if (!dump) throw new Error('the embedded database returned no dump');
  // Unpacking takes a fifth longer from a compressed archive.
  const bytes = gunzipSync(Buffer.from(await dump.arrayBuffer()));
  await mkdir(path.dirname(file), { recursive: true });
  // Several test processes may build it at once; each moves a complete file into place.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  await removeOthers(file);
  return bytes;
}

/** Deletes the snapshots of older schemas. */
async function removeOthers(file: string): Promise<void> {
  const folder = path.dirname(file);
  const others = (await readdir(folder)).filter((name) => /^pglite-\w+\.(tar|tgz)$/.test(name));
  for (const name of others) {
    if (name !== path.basename(file)) await rm(path.join(folder, name), { force: true });
  }
}

/** A database that tests of this process use one after another. */
interface Lent {
  initial: Initial;
  /** Number of tests that may still use it. */
  left: number;
}

/** Emptied tables keep some of their size, and the embedded database keeps its whole log. */
const MAX_TESTS = 25;

const freeLites: (Lent & { database: Database })[] = [];

async function lentLite(): Promise<Database> {
  const lent = freeLites.pop() ?? (await newLite());
  const { database } = lent;
  const stops: (() => Promise<void>)[] = [];
  let closing: Promise<void> | undefined;
  const kysely = database.kysely.withPlugin({
    transformQuery({ node }) {
      // Work that outlives its test must not write to the tables of the next one.
      if (closing) throw new Error('the database of this test is closed');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  async function close(): Promise<void> {
    for (const stop of stops) await stop();
    lent.left -= 1;
    const isEmpty = lent.left > 0 && (await emptied(queryOf(database.kysely), lent.initial));
    if (isEmpty) freeLites.push(lent);
    else await database.close();
  }
  return {
    ...database,
    kysely,
    probe: kysely,
    metrics: kysely,
    close: () => (closing ??= close()),
    async listen(channel, onPayload, onGap) {
      const stop = await database.listen(channel, onPayload, onGap);
      stops.push(stop);
      return stop;
    },
    notify: (channel, payload) => notify(kysely, channel, payload),
  };
}

async function newLite(): Promise<Lent & { database: Database }> {
  const database = await embedded();
  return { database, initial: await readInitial(queryOf(database.kysely)), left: MAX_TESTS };
}

/** Creates a query function on an application's connection. */
export const queryOf =
  (kysely: Kysely<Tables>): Query =>
  async (statement) =>
    (await sql.raw<Record<string, string | null>>(statement).execute(kysely)).rows;

const freeNames: (Lent & { name: string })[] = [];

async function onPostgres(): Promise<Database> {
  const lent = freeNames.pop() ?? (await newName());
  const database = await openDatabase({ url: urlOf(lent.name) });
  async function close(): Promise<void> {
    await database.close();
    lent.left -= 1;
    const isEmpty =
      lent.left > 0 &&
      (await on(urlOf(lent.name), (client) => emptied(queriesOf(client), lent.initial)));
    if (isEmpty) freeNames.push(lent);
    else
      await on(serverUrl(), (server) =>
        server.query(`drop database if exists ${lent.name} with (force)`),
      );
  }
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= close()) };
}

async function newName(): Promise<Lent & { name: string }> {
  const name = `test_${process.env['TEST_LANE'] ?? ''}_${randomBytes(8).toString('hex')}`;
  await on(serverUrl(), async (server) => {
    const template = await migratedTemplate(server);
    await server.query(`create database ${name} template ${template}`);
  });
  const initial = await on(urlOf(name), (client) => readInitial(queriesOf(client)));
  return { name, initial, left: MAX_TESTS };
}

const queriesOf =
  (client: Client): Query =>
  async (statement) =>
    (await client.query<Record<string, string | null>>(statement)).rows;

/** Returns the name of a template database that has all tables and no connections. */
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

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
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

let fingerprintOnce: Promise<string> | undefined;

/** Returns a hash of everything that determines the content of a migrated database. */
function fingerprint(): Promise<string> {
  fingerprintOnce ??= readFingerprint();
  return fingerprintOnce;
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
