import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mediaAccount, photo, type MediaAccount } from './mediaAccount.ts';

let account: MediaAccount;
beforeAll(async () => {
  account = await mediaAccount();
});
beforeEach(async () => {
  await sql`truncate medias restart identity`.execute(account.api.db.kysely);
});
afterAll(() => account.close());

const stored = async () => (await readdir(join(account.folder, 'images/media'))).length;

/** Sends a photo, in Turkish unless another language is asked for. */
const upload = async (file: File, headers: Record<string, string> = {}) => {
  const fields = { providerId: String(account.providerId), kind: 'photo', tagIds: '[1001]', file };
  return account.send('POST', '/medias', fields, headers);
};

test('rejects a duplicate file with the name of the first one', async () => {
  const file = await photo();
  await account.addPhoto({ file, name: 'Nikâh' });
  const { status, body } = await upload(file);
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'file', code: 'duplicate', message: 'Sayfanızda zaten var: Nikâh.' },
  ]);
});

/** Creates a PNG whose header declares a size, without pixels. */
function vastPng(width: number, height = width): File {
  const head = Buffer.alloc(33);
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([8, 2], 24);
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
  return new File([head, Buffer.from('\0\0\0\x02IDAT\0\0\0\0\0\0', 'latin1')], 'a.png');
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>1</script></svg>';

test.each<[string, () => Promise<File>, string]>([
  ['too small', () => photo(799, 600), 'image_small'],
  ['of 40,000 pixels a side', async () => vastPng(40_000), 'image_large'],
  ['a strip of 40,000 pixels', async () => vastPng(900, 40_000), 'image_tall'],
  ['of too many pixels', async () => vastPng(6000, 8000), 'image_pixels'],
  ['too wide', () => photo(6001, 10), 'image_large'],
  ['of another type under a right name', async () => new File(['%PDF-1.7'], 'a.jpg'), 'image_type'],
  ['a drawing with a script', async () => new File([svg], 'a.jpg'), 'image_type'],
  [
    'cut off',
    async () =>
      new File([new Uint8Array(await (await photo()).arrayBuffer()).slice(0, 900)], 'a.jpg'),
    'image_broken',
  ],
])('rejects a file that is %s at the file, and stores nothing', async (_, make, code) => {
  await account.addPhoto();
  const before = await stored();
  const { status, body } = await upload(await make());
  expect([status, body.errors.map((error) => [error.path, error.code])]).toEqual([
    422,
    [['file', code]],
  ]);
  expect(await stored()).toBe(before);
});

// The second is larger than the largest video as well.
test.each([10_485_761, 15_728_641])(
  'rejects a photo of %i bytes by its own limit, and stores nothing',
  async (size) => {
    const before = await stored();
    const { status, body } = await upload(new File([Buffer.alloc(size)], 'a.jpg'));
    expect([status, body.errors.map(({ path, code }) => [path, code])]).toEqual([
      413,
      [['file', 'too_large']],
    ]);
    expect(body.errors[0]?.message).toContain('10 MB');
    expect(await stored()).toBe(before);
  },
);

test.each([
  ['tr', 'Görsel en az 800 piksel genişliğinde olmalı.'],
  ['en', 'The image must be at least 800 pixels wide.'],
  ['de', 'Das Bild muss mindestens 800 Pixel breit sein.'],
  ['ar', 'يجب ألا يقل عرض الصورة عن 800 بكسل.'],
])('rejects a photo that is too small in the language %s', async (language, message) => {
  const { body } = await upload(await photo(799, 600), { 'accept-language': language });
  expect(body.errors).toEqual([expect.objectContaining({ path: 'file', message })]);
});
