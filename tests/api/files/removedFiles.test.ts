import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { retryRemovals } from '../../../server/removals/removeFiles.ts';
import { Metrics } from '../../../server/operations/Metrics.ts';
import { processMetrics } from '../../../server/operations/processMetrics.ts';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { mediaAccount, type MediaAccount } from '../media/mediaAccount.ts';

const MINUTE = 60_000;
/** Files of a photo: its original and three sizes. */
const COUNT = 4;
let account: MediaAccount;
let folder: string;
/** Hook that runs before a file is removed. */
let onRemove: (key: string) => Promise<unknown>;
let removed: string[];
let logged: unknown[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'removed-'));
  const disk = diskStorage({ folder });
  const remove = async (key: string) => {
    await onRemove(key);
    removed.push(key);
    await disk.remove(key);
  };
  account = await mediaAccount({ storage: { ...disk, remove } });
});
afterAll(async () => {
  await account.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  onRemove = async () => {};
  removed = [];
  logged = [];
  await sql`delete from file_removals`.execute(account.api.db.kysely);
});

const away = async () => {
  throw new Error('the storage is unavailable');
};
const files = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));
const marks = () => account.api.db.kysely.selectFrom('file_removals').selectAll().execute();
const remove = (id: number) => account.api.ok(account.caller, 'deleteMedia', { params: { id } });
/** Runs the job some minutes after the request. */
const retry = (minutes: number) => {
  const { api } = account;
  const log = { error: (...entry: unknown[]) => void logged.push(entry) };
  const now = new Date(api.now.value.getTime() + minutes * MINUTE);
  return retryRemovals(api.db, { ports: api.ports, log }, now);
};

test('removes the files of a deleted photo at once, and leaves the job nothing', async () => {
  const { id } = await account.addPhoto();
  expect(await files()).toHaveLength(COUNT);
  await remove(id);
  expect(await files()).toEqual([]);
  expect(await marks()).toEqual([]);
  expect(await retry(60)).toBe(0);
});

test('removes a file later that the storage did not remove at once', async () => {
  const { id } = await account.addPhoto();
  onRemove = away;
  await remove(id);
  expect(await files()).toHaveLength(COUNT);
  expect(await marks()).toHaveLength(COUNT);
  onRemove = async () => {};
  expect(await retry(1)).toBe(0);
  expect(await retry(3)).toBe(COUNT);
  expect(await files()).toEqual([]);
  expect(await marks()).toEqual([]);
});

test('waits longer after each failure, up to an hour, logs each and never gives up', async () => {
  const { id } = await account.addPhoto();
  onRemove = away;
  await remove(id);
  const start = account.api.now.value.getTime();
  const waits: number[] = [];
  let minutes = 2;
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    logged = [];
    expect(await retry(minutes - 0.01)).toBe(0);
    expect(logged).toEqual([]);
    expect(await retry(minutes)).toBe(0);
    expect(logged).toHaveLength(COUNT);
    const [mark] = await marks();
    expect(mark).toMatchObject({ attempts: attempt, customer_id: account.customerId });
    const next = (new Date(mark?.next_attempt_at ?? '').getTime() - start) / MINUTE;
    waits.push(next - minutes);
    minutes = next;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  const metrics = new Metrics();
  processMetrics(metrics, { db: account.api.db, startedAt: new Date(), relaysEvents: false });
  expect(await metrics.text()).toContain(`queue_waiting{queue="files"} ${COUNT}\n`);
  onRemove = async () => {};
  expect(await retry(minutes)).toBe(COUNT);
  expect(await metrics.text()).not.toContain('queue="files"');
});

test('removes the files of a process that ended between the commit and their removal', async () => {
  const { id } = await account.addPhoto();
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  let begun = 0;
  onRemove = () => {
    begun += 1;
    return held;
  };
  const answer = remove(id);
  await expect.poll(() => begun).toBe(COUNT);
  onRemove = async () => {};
  expect(await files()).toHaveLength(COUNT);
  expect(await retry(3)).toBe(COUNT);
  expect(await files()).toEqual([]);
  expect(await marks()).toEqual([]);
  go();
  await answer;
});

test('removes nothing when the transaction is rolled back', async () => {
  const { api, caller } = account;
  const { kysely } = api.db;
  const { id } = await account.addPhoto();
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    kysely,
  );
  await sql`create constraint trigger refuse after delete on medias
    deferrable initially deferred for each row execute function refuse()`.execute(kysely);
  const { status } = await api.refused(caller, 'deleteMedia', { params: { id } });
  expect(status).toBe(500);
  await sql`drop function refuse cascade`.execute(kysely);
  expect(await marks()).toEqual([]);
  expect(await retry(60)).toBe(0);
  expect(await files()).toHaveLength(COUNT);
  await remove(id);
});

test('keeps a file that a change has kept after the job claimed it', async () => {
  const { kysely } = account.api.db;
  const { id } = await account.addPhoto();
  onRemove = away;
  await remove(id);
  onRemove = async () => {};
  // Deletes the marks when the claim commits.
  await sql`create function keep() returns trigger language plpgsql as $$
    begin delete from file_removals where key = new.key; return null; end $$`.execute(kysely);
  await sql`create constraint trigger keep after update on file_removals
    deferrable initially deferred for each row execute function keep()`.execute(kysely);
  const count = await retry(3);
  await sql`drop function keep cascade`.execute(kysely);
  expect(count).toBe(0);
  expect(await files()).toHaveLength(COUNT);
  await rm(folder, { recursive: true });
});

test('two processes that run the job at once remove each file once, and every one', async () => {
  const keys = Array.from({ length: 45 }, (_, at) => `images/media/${at}.webp`);
  const at = account.api.now.value.toISOString();
  await account.api.db.kysely
    .insertInto('file_removals')
    .values(keys.map((key) => ({ key, requested_at: at, next_attempt_at: at })))
    .execute();
  // Both have claimed files before either has removed one.
  onRemove = () => setTimeout(50);
  const counts = await Promise.all([retry(3), retry(3)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(45);
  expect(removed.toSorted()).toEqual(keys.toSorted());
  expect(await marks()).toEqual([]);
});

test('a file that fails for ever does not hold up the others', async () => {
  const broken = 'images/media/broken.webp';
  const at = account.api.now.value.toISOString();
  const keys = Array.from({ length: 25 }, (_, index) => `images/media/${index}.webp`);
  await account.api.db.kysely
    .insertInto('file_removals')
    .values([broken, ...keys].map((key) => ({ key, requested_at: at, next_attempt_at: at })))
    .execute();
  onRemove = async (key) => key === broken && (await away());
  await retry(3);
  await retry(3.5);
  expect(removed.toSorted()).toEqual(keys.toSorted());
  expect(await marks()).toMatchObject([{ key: broken }]);
});

test('a run of the job that is aborted ends after its batch', async () => {
  const { api } = account;
  const now = api.now.value.toISOString();
  await sql`
    insert into file_removals (key, requested_at, next_attempt_at)
    select 'gone-' || n, ${now}::timestamptz, ${now}::timestamptz from generate_series(1, 25) n`.execute(
    api.db.kysely,
  );
  const stopping = new AbortController();
  onRemove = async () => stopping.abort();
  const log = { error: () => {} };
  const options = { ports: api.ports, log };
  expect(await retryRemovals(api.db, options, api.now.value, stopping.signal)).toBe(20);
  expect(await marks()).toHaveLength(5);
});
