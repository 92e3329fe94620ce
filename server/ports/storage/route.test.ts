import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { StoredFile } from './port.ts';
import { fileLinks } from './links.ts';
import { filesRoute } from './route.ts';

async function served(
  files: Record<string, StoredFile>,
  options?: Parameters<typeof filesRoute>[1],
) {
  const app = Fastify();
  await app.register(
    filesRoute(
      { put: async () => {}, remove: async () => {}, get: async (key) => files[key] },
      options,
    ),
  );
  return app;
}

const picture = { bytes: Buffer.from('a picture'), contentType: 'image/webp' };

test('a public file is served with its type, a cache of a week and a strict policy', async () => {
  const app = await served({ 'profile/a.webp': picture });
  const response = await app.inject('/files/profile/a.webp');
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(picture.bytes);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=604800, immutable',
    etag: '"profile/a.webp"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test.each(['"profile/a.webp"', 'W/"profile/a.webp"', '"x", "profile/a.webp"', '*'])(
  'a copy with the ETag %s is current and gets no bytes',
  async (etag) => {
    const app = await served({ 'profile/a.webp': picture });
    const headers = { 'if-none-match': etag };
    const response = await app.inject({ url: '/files/profile/a.webp', headers });
    expect([response.statusCode, response.body]).toEqual([304, '']);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=604800, immutable',
      etag: '"profile/a.webp"',
    });
  },
);

test('a removed file is not found, also by who has a copy', async () => {
  const files = { 'profile/a.webp': picture };
  const app = await served(files);
  const url = '/files/profile/a.webp';
  const { etag } = (await app.inject(url)).headers;
  const headers = { 'if-none-match': String(etag) };
  expect((await app.inject({ url, headers })).statusCode).toBe(304);
  Reflect.deleteProperty(files, 'profile/a.webp');
  const response = await app.inject({ url, headers });
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBeUndefined();
});

test.each([
  ['the same file', '"profile/a.webp"', 206, 'pict'],
  ['another file', '"profile/b.webp"', 200, 'a picture'],
])('a range that continues %s gets %s', async (_, etag, status, text) => {
  const app = await served({ 'profile/a.webp': picture });
  const headers = { range: 'bytes=2-5', 'if-range': etag };
  const response = await app.inject({ url: '/files/profile/a.webp', headers });
  expect([response.statusCode, response.body]).toEqual([status, text]);
});

test('a signed link stays private and short-lived, and its copy is current', async () => {
  const links = fileLinks('a secret');
  const now = new Date('2026-11-24T12:00:00.000Z');
  const app = await served({ 'media/1/a.webp': picture }, { links, clock: () => now });
  const url = links.link('media/1/a.webp', now);
  const { headers } = await app.inject(url);
  expect(headers['cache-control']).toBe('private, max-age=3600');
  const again = { 'if-none-match': String(headers.etag) };
  expect((await app.inject({ url, headers: again })).statusCode).toBe(304);
  const forged = url.replace('signature=', 'signature=x');
  expect((await app.inject({ url: forged, headers: again })).statusCode).toBe(404);
});

test.each([
  '/files/documents/a.pdf',
  '/files/profile/b.webp',
  '/files/profile/../documents/a.pdf',
  '/files/profile/%2e%2e/documents/a.pdf',
  '/files/..%2fprofile/a.webp',
  '/files/profile/a.html',
  '/files/',
])('%s is not found', async (address) => {
  const app = await served({
    'profile/a.webp': picture,
    'documents/a.pdf': { bytes: Buffer.from('private'), contentType: 'application/pdf' },
  });
  expect((await app.inject(address)).statusCode).toBe(404);
});
