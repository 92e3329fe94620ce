import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { releaseFiles, retryRemovals } from '../../../server/removals/removeFiles.ts';
import { reserveFiles } from '../../../server/removals/reserveFiles.ts';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { mediaAccount, photo, type MediaAccount } from '../media/mediaAccount.ts';

const HOUR = 3_600_000;
/** Files of a photo: its original and three sizes. */
const COUNT = 4;
let account: MediaAccount;
let folder: string;
/** Hooks that run after a file is stored and before one is removed. */
let onStored: () => Promise<unknown>;
let onRemove: () => Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-'));
  const disk = diskStorage({ folder });
  account = await mediaAccount({
    storage: {
      ...disk,
      async put(key, file) {
        await disk.put(key, file);
        await onStored();
      },
      async remove(key) {
        await onRemove();
        await disk.remove(key);
      },
    },
  });
});
afterAll(async () => {
  await account.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  onStored = async () => {};
  onRemove = async () => {};
  await rm(folder, { recursive: true, force: true });
  const { kysely } = account.api.db;
  await sql`delete from file_removals`.execute(kysely);
  await kysely.deleteFrom('medias').execute();
});

const away = async () => {
  throw new Error('the storage is unavailable');
};
const files = async () =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.webp'),
  );
const marks = () => account.api.db.kysely.selectFrom('file_removals').selectAll().execute();
/** Runs the job some hours after the request. */
const retry = (hours: number) => {
  const { api } = account;
  const now = new Date(api.now.value.getTime() + hours * HOUR);
  return retryRemovals(api.db, { ports: api.ports, log: api.app.log }, now);
};
const upload = async () => {
  const { providerId } = account;
  const fields = { providerId: String(providerId), kind: 'photo', tagIds: '[1001]' };
  return account.send('POST', '/medias', { ...fields, file: await photo() });
};

test('keeps the files of a new photo, and of one that is rotated after the commit', async () => {
  const { api, caller } = account;
  const { id, version } = await account.addPhoto();
  expect(await marks()).toEqual([]);
  const body = { rotation: 180 };
  await api.ok(caller, 'updateMedia', { params: { id }, version, body });
  expect(await marks()).toEqual([]);
  expect(await retry(48)).toBe(0);
  expect(await files()).toHaveLength(COUNT);
});

test('removes the files of a process that ended between storing them and the record', async () => {
  let isEnded = false;
  let fail = (_: Error) => {};
  const held = new Promise<void>((_, reject) => (fail = reject));
  let stored = 0;
  onStored = async () => {
    stored += 1;
    if (stored < COUNT) return;
    isEnded = true;
    await held;
  };
  const answer = upload();
  await expect.poll(() => isEnded, { timeout: 10_000 }).toBe(true);
  expect(await marks()).toHaveLength(COUNT);
  expect(await retry(23)).toBe(0);
  expect(await files()).toHaveLength(COUNT);
  expect(await retry(25)).toBe(COUNT);
  expect(await files()).toEqual([]);
  expect(await marks()).toEqual([]);
  fail(new Error('the process ended'));
  expect((await answer).status).toBe(500);
});

test('removes the files of a refused photo at once, or later if the storage fails', async () => {
  const { api } = account;
  await sql`alter table medias add constraint refused check (false) not valid`.execute(
    api.db.kysely,
  );
  expect((await upload()).status).toBe(500);
  expect(await files()).toEqual([]);
  expect(await marks()).toEqual([]);
  onRemove = away;
  expect((await upload()).status).toBe(500);
  expect(await files()).toHaveLength(COUNT);
  await sql`alter table medias drop constraint refused`.execute(api.db.kysely);
  onRemove = async () => {};
  expect(await retry(25)).toBe(COUNT);
  expect(await files()).toEqual([]);
});

test('a file that its own request releases again is removed', async () => {
  const { api, customerId } = account;
  const { kysely } = api.db;
  const now = api.now.value;
  const stored = reserveFiles(api.db)(api.ports.storage, now, () => customerId);
  const key = 'images/media/released.webp';
  await stored.storage.put(key, { bytes: Buffer.from('x'), contentType: 'image/webp' });
  const options = { ports: { storage: stored.storage }, log: api.app.log, now };
  const remove = await kysely.transaction().execute(async (tx) => {
    const released = await releaseFiles(tx, options, [key]);
    await stored.keep(tx);
    return released;
  });
  expect(await files()).toHaveLength(1);
  await remove((work) => kysely.transaction().execute(work));
  expect(await files()).toEqual([]);
  expect(await marks()).toEqual([]);
});
