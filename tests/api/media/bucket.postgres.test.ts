import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import S3rver from '@20minutes/s3rver';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { startScript } from '../../support/startScript.ts';
import { mediaAccount, photo, type Media, type MediaAccount } from './mediaAccount.ts';

const BUCKET = 'pictures';
const SCRIPT = fileURLToPath(new URL('./runMediaApi.ts', import.meta.url));

let folder: string;
let bucket: S3rver;
let account: MediaAccount;
let caller: Caller;
const processes: { child: ChildProcess; line: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await bucket.run();
  account = await mediaAccount();
  const { api, customerId, providerId } = account;
  // The other processes use the system clock.
  api.now.value = new Date();
  caller = await api.signedInAs(await addUser(api.db, { customerId, providerIds: [providerId] }));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    api.db.kysely,
  );
  const databaseUrl = new URL(process.env['DATABASE_URL'] ?? '');
  databaseUrl.pathname = rows[0]?.name ?? '';
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DEMO: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl.href,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const start = () => startScript(SCRIPT, [], env);
  processes.push(...(await Promise.all([start(), start()])));
});
afterAll(async () => {
  for (const { child } of processes) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await account.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

async function statusAndType(url: string): Promise<[status: number, type: string | null]> {
  const { status, headers } = await fetch(url);
  return [status, headers.get('content-type')];
}

test('a file that one process uploads to the bucket is served, rotated and deleted by another', async () => {
  const [first = '', second = ''] = processes.map(({ line }) => line);
  const { providerId } = account;
  const form = new FormData();
  const fields = { providerId: String(providerId), kind: 'photo', tagIds: '[1001]' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', await photo(1000, 500));
  const added = await fetch(`${first}/api/medias`, { method: 'POST', headers: caller, body: form });
  expect(added.status).toBe(201);
  // cast: the API validates its responses against the contract
  const { data: media } = (await added.json()) as { data: Media };
  const { url = '', originalUrl = '' } = media.image ?? {};
  for (const path of [url, originalUrl])
    expect(await statusAndType(second + path)).toEqual([200, 'image/webp']);
  expect((await fetch(`${second}${originalUrl}x`)).status).toBe(404);

  const turned = await fetch(`${second}/api/medias/${media.id}`, {
    method: 'PUT',
    headers: { ...caller, 'if-match': '"1"', 'content-type': 'application/json' },
    body: JSON.stringify({ rotation: 270 }),
  });
  // cast: as above
  const { data: other } = (await turned.json()) as { data: Media };
  const address = other.image?.url ?? '';
  expect((await fetch(first + url)).status).toBe(404);
  expect((await fetch(first + address)).status).toBe(200);

  const removed = await fetch(`${first}/api/medias/${media.id}`, {
    method: 'DELETE',
    headers: caller,
  });
  expect(removed.ok).toBe(true);
  expect((await fetch(second + address)).status).toBe(404);
  const left = await readdir(join(folder, BUCKET), { recursive: true, withFileTypes: true });
  expect(left.filter((one) => one.isFile())).toEqual([]);
});
