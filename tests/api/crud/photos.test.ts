import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { filesRoute } from '../../../server/ports/storage/route.ts';
import { contractWithFrames } from './frameContract.ts';
import { shelfApi } from './shelfApi.ts';

interface Photo {
  id: number;
  version: number;
  image: string;
  paper: { url: string; name: string; size: number; mediaType: string } | null;
}
type Sent = Record<string, string | File>;

let api: Awaited<ReturnType<typeof shelfApi>>;
let folder: string;
let picture: File;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const storage = diskStorage({ folder });
  api = await shelfApi({ contract: contractWithFrames(), ports: { storage } });
  await api.app.register(filesRoute(storage));
  picture = await drawn(60, 40);
});
beforeEach(async () => {
  await sql`truncate frame_photos restart identity`.execute(api.db.kysely);
  await rm(join(folder, 'images'), { recursive: true, force: true });
  await rm(join(folder, 'documents'), { recursive: true, force: true });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function drawn(width: number, height: number, name = 'çiçek.png'): Promise<File> {
  const image = sharp({ create: { width, height, channels: 3, background: '#7a1f4b' } });
  const bytes = await image
    .withMetadata({ exif: { IFD0: { Copyright: 'GPS 41.0,29.0' } } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

const pdf = (text = 'x', name = 'Sözleşme.pdf') => new File([`%PDF-1.7\n${text}`], name);

async function send(
  method: 'POST' | 'PUT',
  url: string,
  fields: Sent,
  headers = {},
  who = api.ayse,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Response(form);
  const response = await api.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...who, 'content-type': request.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const body = response.json<{
    data: Photo;
    code: string;
    errors: { path: string; code: string }[];
  }>();
  return { status: response.statusCode, ...body };
}
const create = (fields: Sent, headers = {}) =>
  send('POST', '/frame-photos', { caption: 'Kapı', image: picture, ...fields }, headers);
const update = (fields: Sent, version = 1) =>
  send('PUT', '/frame-photos/1', fields, { 'if-match': `"${version}"` });
const faults = ({ errors }: { errors: { path: string; code: string }[] }) =>
  errors.map(({ path, code }) => `${path} ${code}`).sort();

async function stored(kind: 'images' | 'documents'): Promise<string[]> {
  return readdir(join(folder, kind, 'frame-photos')).catch(() => []);
}

describe('a form with files', () => {
  test('parses its texts by the contract and stores its files', async () => {
    const { status, data } = await create({
      seats: '120',
      isCover: 'true',
      tags: '["a","b"]',
      paper: pdf(),
    });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: 1,
      version: 1,
      caption: 'Kapı',
      seats: 120,
      isCover: true,
      tags: ['a', 'b'],
      image: data.image,
      paper: {
        url: '/api/frame-photos/1/download',
        name: 'Sözleşme.pdf',
        size: 10,
        mediaType: 'application/pdf',
      },
    });
    expect(data.image).toMatch(/^\/files\/images\/frame-photos\/[0-9a-f-]{36}\.webp$/);
    const { data: list } = await api.call<Photo[]>(api.ayse, 'GET', '/frame-photos');
    expect(list).toEqual([data]);
  });

  test('reports all faults of texts and files at once and stores nothing', async () => {
    const wrong = await create({
      caption: 'x'.repeat(61),
      seats: 'many',
      isCover: 'yes',
      tags: '["a"',
      image: await drawn(30, 30),
      paper: new File(['MZ not a pdf'], 'a.pdf'),
      surprise: '1',
    });
    expect([wrong.status, faults(wrong)]).toEqual([
      422,
      [
        'caption maxLength',
        'image image_small',
        'isCover type',
        'paper file_type',
        'seats type',
        'surprise unknown',
        'tags type',
      ],
    ]);
    expect([await stored('images'), await stored('documents')]).toEqual([[], []]);
    const bare = await send('POST', '/frame-photos', { caption: 'x' });
    expect(faults(bare)).toEqual(['image required']);
    expect(faults(await create({ image: 'text' }))).toEqual(['image type']);
  });

  test('re-encodes a picture and serves it publicly', async () => {
    const { data } = await create({ image: await drawn(2900, 100, '../../x.html') });
    const served = await api.app.inject(data.image);
    expect(served.headers['content-type']).toBe('image/webp');
    const about = await sharp(served.rawPayload).metadata();
    expect(about).toMatchObject({ format: 'webp', width: 2560 });
    expect(about.exif).toBeUndefined();
    expect(faults(await create({ image: await drawn(3001, 50) }))).toEqual(['image image_large']);
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'a.png');
    expect(faults(await create({ image: svg }))).toEqual(['image image_type']);
  });

  test('validates a document by its content and its size', async () => {
    const wrong = [
      new File(['%PDF-1.7'], 'a.php'),
      new File(['<html>'], 'a.pdf'),
      new File(['PK\u0003\u0004[Content_Types].xml word/document.xml'], 'a.docx'),
    ];
    for (const paper of wrong) expect(faults(await create({ paper }))).toEqual(['paper file_type']);
    const large = await create({ paper: pdf('x'.repeat(2001)) });
    expect([large.status, faults(large)]).toEqual([413, ['paper too_large']]);
    expect(await stored('documents')).toEqual([]);
    expect((await create({ paper: await drawn(50, 50, 'a.png') })).data.paper).toMatchObject({
      name: 'a.png',
      mediaType: 'image/png',
    });
  });

  test('a repeated key creates one record and one file', async () => {
    const headers = { 'idempotency-key': 'photo-key-1' };
    const first = await create({ paper: pdf() }, headers);
    expect(await create({ paper: pdf() }, headers)).toEqual(first);
    expect((await create({ paper: pdf('y') }, headers)).code).toBe('idempotency_mismatch');
    expect([await stored('images'), await stored('documents')]).toMatchObject({
      0: { length: 1 },
      1: { length: 1 },
    });
  });
});

describe('a stored file', () => {
  test('is served to authorized users as a download only', async () => {
    await create({ paper: pdf('text', 'a;b\u202Efdp.Sözleşme.pdf') });
    const get = (headers = {}) => api.app.inject({ url: '/api/frame-photos/1/download', headers });
    const response = await get(api.ayse);
    expect(response.body).toBe('%PDF-1.7\ntext');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="a;bfdp.S_zle_me.pdf"; filename*=UTF-8\'\'a%3Bbfdp.S%C3%B6zle%C5%9Fme.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await get()).statusCode).toBe(401);
    expect((await get(api.zeynep)).statusCode).toBe(404);
    const [key = ''] = await stored('documents');
    expect((await api.app.inject(`/files/documents/frame-photos/${key}`)).statusCode).toBe(404);
    await create({});
    expect((await api.call(api.ayse, 'GET', '/frame-photos/2/download')).status).toBe(404);
  });

  test('is deleted when it is replaced, when it is removed, and with its record', async () => {
    const { data } = await create({ paper: pdf() });
    const [before] = await stored('documents');
    const changed = await update({ image: await drawn(70, 50), paper: pdf('new', 'b.pdf') });
    expect(changed.data.image).not.toBe(data.image);
    expect(changed.data.paper?.name).toBe('b.pdf');
    expect(await stored('images')).toHaveLength(1);
    expect(await stored('documents')).not.toContain(before);
    expect((await update({ paper: '' }, 2)).data).toMatchObject({ version: 3, paper: null });
    expect([await stored('images'), await stored('documents')]).toMatchObject([{ length: 1 }, []]);
    await api.call(api.ayse, 'DELETE', '/frame-photos/1');
    expect(await stored('images')).toEqual([]);
  });

  test('can be removed by its own call or by JSON', async () => {
    await create({ paper: pdf() });
    const removed = await api.call(api.ayse, 'DELETE', '/frame-photos/1/paper');
    expect(removed).toMatchObject({ status: 200, data: { paper: null, version: 2 } });
    await update({ paper: pdf() }, 2);
    const match = { 'if-match': '"3"' };
    const json = (body: object) => api.call(api.ayse, 'PUT', '/frame-photos/1', body, match);
    const forged = { key: 'documents/x/y.pdf', name: 'x' };
    expect((await json({ paper: forged })).errors).toMatchObject([{ path: 'paper', code: 'type' }]);
    expect((await json({ image: null })).errors).toMatchObject([{ path: 'image', code: 'type' }]);
    expect(await json({ paper: null, caption: 'y' })).toMatchObject({
      status: 200,
      data: { paper: null, caption: 'y' },
    });
    expect(await stored('documents')).toEqual([]);
  });

  test('is deleted when the change is rejected', async () => {
    await create({});
    expect((await update({ paper: pdf() }, 7)).code).toBe('stale_version');
    const foreign = await send(
      'PUT',
      '/frame-photos/1',
      { paper: pdf() },
      { 'if-match': '"1"' },
      api.zeynep,
    );
    expect(foreign.status).toBe(404);
    expect([await stored('images'), await stored('documents')]).toMatchObject([{ length: 1 }, []]);
  });
});
