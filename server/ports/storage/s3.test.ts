import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../tests/support/freePort.ts';
import type { StoragePort } from './port.ts';
import { s3Storage, type S3Options } from './s3.ts';
import { StorageUnavailable } from './port.ts';

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
/** Answer to every request instead of the bucket's; `hangs` answers none. */
let broken: { status: number; body?: string } | 'hangs' | undefined;
let connections = 0;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function open(options: Partial<S3Options> = {}): StoragePort {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return s3Storage({
    endpoint: `http://127.0.0.1:${port}/`,
    region: 'eu-central-1',
    bucket: 'panel',
    accessKeyId: 'test-id',
    secretAccessKey: SECRET,
    ...options,
  });
}

beforeEach(async () => {
  stored = new Map();
  broken = undefined;
  connections = 0;
  server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    void bodyOf(request).then((body) => {
      if (broken === 'hangs') return undefined;
      if (broken) return response.writeHead(broken.status).end(broken.body);
      if (!isSigned(request, body)) return response.writeHead(403).end();
      if (method === 'PUT')
        stored.set(url, { bytes: body, contentType: String(headers['content-type']) });
      if (method === 'DELETE') return response.writeHead(stored.delete(url) ? 204 : 404).end();
      const found = stored.get(url);
      return found ? response.writeHead(200).end(found.bytes) : response.writeHead(404).end();
    });
  }).listen(0, '127.0.0.1');
  server.on('connection', () => (connections += 1));
  await once(server, 'listening');
  storage = open();
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
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
  const stranger = open({ secretAccessKey: 'other' });
  await expect(stranger.put('profile/a.webp', file)).rejects.toThrow('403');
  expect(stored.size).toBe(0);
});

test('no key leaves the bucket', async () => {
  await expect(storage.put('../other/a.webp', file)).rejects.toThrow('Not a key');
  expect(await storage.get('../other/a.webp')).toBeUndefined();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const coded = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

test.each([500, 503, 429])('a service that answers %i is unavailable', async (status) => {
  broken = { status, body: coded('SlowDown') };
  const failures = [
    await failureOf(storage.get('profile/a.webp')),
    await failureOf(storage.put('profile/a.webp', file)),
    await failureOf(storage.remove('profile/a.webp')),
  ];
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(StorageUnavailable);
    expect(String(failure)).toContain(`${status} SlowDown`);
  }
});

test('a service that is unreachable or does not answer in time is unavailable', async () => {
  broken = 'hangs';
  const late = open({ timeoutMs: 100 }).get('profile/a.webp');
  expect(await failureOf(late)).toBeInstanceOf(StorageUnavailable);
  const closed = open({ endpoint: `http://127.0.0.1:${await freePort()}` });
  expect(await failureOf(closed.get('profile/a.webp'))).toBeInstanceOf(StorageUnavailable);
});

test('a missing bucket is an error and not a missing file', async () => {
  broken = { status: 404, body: coded('NoSuchKey') };
  expect(await storage.get('profile/a.webp')).toBeUndefined();
  broken = { status: 404, body: coded('NoSuchBucket') };
  await expect(storage.get('profile/a.webp')).rejects.toThrow('404 NoSuchBucket');
  await expect(storage.remove('profile/a.webp')).rejects.toThrow('404 NoSuchBucket');
});

test('an error leaves its connection to later requests', async () => {
  broken = { status: 404, body: coded('NoSuchKey').padEnd(200_000) };
  for (let request = 0; request < 3; request += 1) await storage.get('profile/a.webp');
  broken = { status: 403, body: coded('AccessDenied').padEnd(200_000) };
  for (let request = 0; request < 3; request += 1) await failureOf(storage.get('profile/a.webp'));
  // A request that follows at once may open another one.
  expect(connections).toBeLessThanOrEqual(2);
});
