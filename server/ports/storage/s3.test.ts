import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoragePort } from './port.ts';
import { s3Storage } from './s3.ts';

const SECRET = 'test-secret';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Recomputes the signature from the received request alone. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const [, day = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=test-id\/(\d{8})\/([\w-]+)\/s3\/aws4_request,SignedHeaders=([\w;-]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = `${method}\n${url}\n\n${lines.join('')}\n${names}\n${sha256(body)}`;
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), 's3'), 'aws4_request');
  const text = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${day}/${region}/s3/aws4_request\n${sha256(canonical)}`;
  const isWhole =
    names.split(';').includes('host') && headers['x-amz-content-sha256'] === sha256(body);
  return isWhole && hmac(key, text).toString('hex') === signature;
}

let server: Server;
let storage: StoragePort;
let stored: Map<string, { bytes: Buffer; contentType: string }>;
let broken = false;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

beforeEach(async () => {
  stored = new Map();
  broken = false;
  server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    void bodyOf(request).then((body) => {
      if (broken) return response.writeHead(503).end();
      if (!isSigned(request, body)) return response.writeHead(403).end();
      if (method === 'PUT')
        stored.set(url, { bytes: body, contentType: String(headers['content-type']) });
      if (method === 'DELETE') return response.writeHead(stored.delete(url) ? 204 : 404).end();
      const found = stored.get(url);
      return found ? response.writeHead(200).end(found.bytes) : response.writeHead(404).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  storage = s3Storage({
    endpoint: `http://127.0.0.1:${port}/`,
    region: 'eu-central-1',
    bucket: 'panel',
    accessKeyId: 'test-id',
    secretAccessKey: SECRET,
  });
});
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

const file = { bytes: Buffer.from('a picture'), contentType: 'image/webp' };

test('stores, returns and removes a file, with signed requests', async () => {
  expect(await storage.get('profile/a.webp')).toBeUndefined();
  await storage.put('profile/a.webp', file);
  expect(stored.get('/panel/profile/a.webp')).toEqual(file);
  expect(await storage.get('profile/a.webp')).toEqual(file);
  await storage.remove('profile/a.webp');
  await storage.remove('profile/a.webp');
  expect(stored.size).toBe(0);
});

test('a wrong secret is rejected, and nothing is stored', async () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const stranger = s3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    bucket: 'panel',
    accessKeyId: 'test-id',
    secretAccessKey: 'other',
  });
  await expect(stranger.put('profile/a.webp', file)).rejects.toThrow('403');
  expect(stored.size).toBe(0);
});

test('no key leaves the bucket', async () => {
  await expect(storage.put('../other/a.webp', file)).rejects.toThrow('Not a key');
  expect(await storage.get('../other/a.webp')).toBeUndefined();
});

test('an unavailable service is an error and not a missing file', async () => {
  broken = true;
  await expect(storage.get('profile/a.webp')).rejects.toThrow('503');
});
