import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { StoredFile } from './port.ts';
import { filesRoute } from './route.ts';

async function served(files: Record<string, StoredFile>) {
  const app = Fastify();
  await app.register(
    filesRoute({ put: async () => {}, remove: async () => {}, get: async (key) => files[key] }),
  );
  return app;
}

const picture = { bytes: Buffer.from('a picture'), contentType: 'image/webp' };

test('a public file is served with its type, an immutable cache and a strict policy', async () => {
  const app = await served({ 'profile/a.webp': picture });
  const response = await app.inject('/files/profile/a.webp');
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(picture.bytes);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
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
