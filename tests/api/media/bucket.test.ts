import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { fileLinks } from '../../../server/ports/storage/links.ts';
import { filesRoute } from '../../../server/ports/storage/route.ts';
import { s3Storage } from '../../../server/ports/storage/s3.ts';
import { mediaAccount, photo, type MediaAccount } from './mediaAccount.ts';

const BUCKET = 'pictures';
const LINK_SECRET = 'one secret for all processes of this test';

let folder: string;
let bucket: S3rver;
let account: MediaAccount;
/** Another API on the same database and bucket, with a storage client of its own. */
let other: FastifyInstance;

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
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'eu-central-1' };
  const endpoint = `http://127.0.0.1:${port}`;
  const open = () => ({
    storage: s3Storage({ ...keys, endpoint, bucket: BUCKET }),
    links: fileLinks(LINK_SECRET),
  });
  account = await mediaAccount(open());
  const { api } = account;
  const own = open();
  const clock = () => api.now.value;
  other = await buildApp({ db: api.db, ports: { ...api.ports, ...own }, clock });
  await other.register(filesRoute(own.storage, { links: own.links, clock }));
});
afterAll(async () => {
  await other.close();
  await account.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

test('what one API uploads to the bucket, another serves, turns and removes', async () => {
  const media = await account.addPhoto({ file: await photo(1000, 500) });
  const { image } = media;
  for (const address of [image?.url, image?.originalUrl])
    expect((await other.inject(address ?? '')).headers['content-type']).toBe('image/webp');
  expect((await other.inject(`${image?.originalUrl}x`)).statusCode).toBe(404);
  const turned = await other.inject({
    method: 'PUT',
    url: `/api/medias/${media.id}`,
    headers: { ...account.caller, 'if-match': '"1"' },
    payload: { rotation: 270 },
  });
  const address = turned.json<{ data: typeof media }>().data.image?.url ?? '';
  const { app } = account.api;
  expect((await app.inject(address)).statusCode).toBe(200);
  expect((await app.inject(image?.url ?? '')).statusCode).toBe(404);
  const { caller } = account;
  await app.inject({ method: 'DELETE', url: `/api/medias/${media.id}`, headers: caller });
  expect((await other.inject(address)).statusCode).toBe(404);
});
