import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import type { StoragePort } from '../../../server/ports/storage/port.ts';
import { filesRoute } from '../../../server/ports/storage/route.ts';
import { addCustomer } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';

let api: TestApi;
let folder: string;
let customerId: number;
let userId: number;
let caller: Caller;
/** Hook that runs after a picture is stored and before its URL is written. */
let onStored: () => Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const disk = diskStorage({ folder });
  const storage: StoragePort = {
    ...disk,
    async put(key, file) {
      await disk.put(key, file);
      await onStored();
    },
  };
  api = await testApi({ ports: { storage } });
  await api.app.register(filesRoute(storage));
  customerId = await addCustomer(api.db);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  onStored = () => Promise.resolve();
  userId = await addSignIn(api.db, {
    customerId,
    username: `user-${crypto.randomUUID().slice(0, 8)}`,
    role: 'viewer',
  });
  caller = await api.signedInAs(userId);
});

const stored = () => readdir(join(folder, 'profile')).catch(() => []);

function upload(
  bytes: Buffer,
  { filename = 'photo.jpg', type = 'image/jpeg', field = 'image', id = userId, by = caller } = {},
) {
  const boundary = 'x-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`;
  return api.app.inject({
    method: 'POST',
    url: `/api/customers/${customerId}/users/${id}/image`,
    headers: { ...by, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f4b' } });

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a square public WebP', async (format) => {
  const response = await upload(await picture().toFormat(format).toBuffer());
  const { image } = response.json<{ data: { image: string } }>().data;
  expect([response.statusCode, image]).toEqual([
    200,
    expect.stringMatching(/^\/files\/profile\/[0-9a-f-]{36}\.webp$/),
  ]);
  const served = await api.app.inject(image);
  expect(served.headers['content-type']).toBe('image/webp');
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 512,
    height: 512,
  });
});

test('a new picture replaces the previous one', async () => {
  const first = (await upload(await picture().jpeg().toBuffer())).json<{
    data: { image: string; version: number };
  }>().data;
  const second = (await upload(await picture().jpeg().toBuffer())).json<{
    data: { image: string; version: number };
  }>().data;
  expect(second.version).toBe(first.version + 1);
  expect((await api.app.inject(first.image)).statusCode).toBe(404);
  expect((await api.app.inject(second.image)).statusCode).toBe(200);
});

test('removes the metadata and keeps the orientation', async () => {
  const gps = {
    IFD0: { Make: 'Canary', ImageDescription: 'canary-text' },
    IFD3: { GPSLatitude: '41/1 0/1 0/1', GPSLatitudeRef: 'N' },
  };
  const blue = {
    input: { create: { width: 1000, height: 1000, channels: 3, background: '#0000ff' } },
    left: 1000,
    top: 0,
  } as const;
  const halves = await sharp({
    create: { width: 2000, height: 1000, channels: 3, background: '#ff0000' },
  })
    .composite([blue])
    .png()
    .toBuffer();
  const response = await upload(
    await sharp(halves).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  const { image } = response.json<{ data: { image: string } }>().data;
  const file = await readFile(join(folder, image.replace('/files/', '')));
  expect(file.toString('latin1')).not.toMatch(/Canary|canary-text|Exif/);
  const [red = 0, , blueOfTop = 0, redOfBottom = 0, , bluest = 0] = await sharp(file)
    .resize(1, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  // Turned by 90 degrees the red half is above the blue one.
  expect([red > blueOfTop, bluest > redOfBottom]).toEqual([true, true]);
});

test('data appended to a picture is not stored', async () => {
  const tail = '<script>alert("canary")</script>PK\u0003\u0004canary';
  const response = await upload(
    Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(tail)]),
  );
  const { image } = response.json<{ data: { image: string } }>().data;
  expect((await api.app.inject(image)).rawPayload.toString('latin1')).not.toContain('canary');
});

test.each([
  [
    'an SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
    ),
  ],
  ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['half a picture', Buffer.from('/9j/4AAQSkZJRgABAQAAAQABAAD/', 'base64')],
])('rejects %s, whatever its name', async (_, bytes) => {
  const before = await stored();
  for (const name of ['photo.jpg', '../../photo.jpg', 'photo.php%00.jpg', '\u202Egpj.exe']) {
    const refused = await upload(bytes, { filename: name });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: [{ path: 'image', code: 'image_type' }] },
    ]);
  }
  expect(await stored()).toEqual(before);
});

test('detects the type by content, not by name or content type', async () => {
  expect(
    (await upload(await picture().png().toBuffer(), { filename: 'a.html', type: 'text/html' }))
      .statusCode,
  ).toBe(200);
  expect((await upload(Buffer.alloc(0))).statusCode).toBe(422);
  expect((await upload(await picture().png().toBuffer(), { field: 'file' })).statusCode).toBe(422);
});

test('rejects too many pixels by the header alone, and a picture that is too narrow', async () => {
  const vast = await sharp({
    create: { width: 5900, height: 7000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  expect((await upload(vast)).json()).toMatchObject({
    errors: [{ path: 'image', code: 'image_pixels' }],
  });
  // Its header claims as many pixels, but there are none to decode.
  const hollow = await picture().png().toBuffer();
  hollow.writeUInt32BE(5900, 16);
  hollow.writeUInt32BE(7000, 20);
  hollow.writeUInt32BE(crc32(hollow.subarray(12, 29)), 29);
  expect((await upload(hollow)).json()).toMatchObject({
    errors: [{ path: 'image', code: 'image_pixels' }],
  });
  expect((await upload(await picture(799, 900).jpeg().toBuffer())).json()).toMatchObject({
    errors: [{ path: 'image', code: 'image_small' }],
  });
  expect((await upload(Buffer.alloc(10 * 1_048_576 + 1))).statusCode).toBe(413);
});

test('everyone can set their own picture; others’ need users.write', async () => {
  const bytes = await picture().jpeg().toBuffer();
  const colleague = await addSignIn(api.db, { customerId, username: `c-${userId}`, role: 'sales' });
  expect((await upload(bytes, { id: colleague })).statusCode).toBe(403);
  const owner = await api.signedInAs(
    await addSignIn(api.db, { customerId, username: `o-${userId}` }),
  );
  expect((await upload(bytes, { id: colleague, by: owner })).statusCode).toBe(200);
  expect((await upload(bytes, { id: 999_999, by: owner })).statusCode).toBe(404);
});

test('removing a picture deletes its file and needs the same permission', async () => {
  const stranger = await addSignIn(api.db, { customerId, username: `s-${userId}`, role: 'sales' });
  const owner = await addSignIn(api.db, { customerId, username: `o2-${userId}` });
  const before = await stored();
  const { version } = (await upload(await picture().jpeg().toBuffer())).json<{
    data: { version: number };
  }>().data;
  const params = { customerId, id: userId };
  const by = await api.signedInAs(stranger);
  expect((await api.refused(by, 'deleteCustomerUserImage', { params })).status).toBe(403);
  expect(await stored()).toHaveLength(before.length + 1);
  const { data } = await api.ok(await api.signedInAs(owner), 'deleteCustomerUserImage', { params });
  expect([data.image, data.version]).toEqual([null, version + 1]);
  expect(await stored()).toEqual(before);
  const again = await api.ok(caller, 'deleteCustomerUserImage', { params });
  expect(again.data.version).toBe(version + 1);
  const nobody = { params: { customerId, id: 999_999 } };
  expect((await api.refused(caller, 'deleteCustomerUserImage', nobody)).status).toBe(404);
});

test('limits uploads to sixty pictures an hour', async () => {
  const bytes = await picture(20, 20).png().toBuffer();
  for (let index = 0; index < 60; index += 1) expect((await upload(bytes)).statusCode).toBe(422);
  const refused = await upload(bytes);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
});

test('leaves no file if the user is deleted during the upload', async () => {
  const before = await stored();
  let seen: string[] = [];
  onStored = async () => {
    seen = await stored();
    await api.db.kysely.deleteFrom('customer_users').where('id', '=', userId).execute();
  };
  expect((await upload(await picture().jpeg().toBuffer())).statusCode).toBe(404);
  expect(seen).toHaveLength(before.length + 1);
  expect(await stored()).toEqual(before);
});
