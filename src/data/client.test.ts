import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getLead, getTwoFactorImage, signIn } from '#contract/operations.ts';
import { ApiError } from './ApiError.ts';
import { createClient } from './client.ts';
import type { SessionKeys } from './request.ts';

// Request handler of a real HTTP server that stands in for the API; each test sets it.
let answer: RequestListener;
let server: Server;
let baseUrl: string;
let keys: SessionKeys | null;
let refused: SessionKeys[];

beforeEach(async () => {
  keys = { accessToken: 'pt_mine', consumerKey: 'ck_mine' };
  refused = [];
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  baseUrl = `http://127.0.0.1:${address.port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

function respondWith(status: number, body: string, headers: Record<string, string> = {}): void {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
}

function client() {
  const session = { keys: () => keys, onUnauthorized: (used: SessionKeys) => refused.push(used) };
  return createClient({ baseUrl, language: 'tr-TR', session });
}

const lead = (signal?: AbortSignal) => client().call(getLead, { params: { id: 1 }, signal });

it('returns the response of the API', async () => {
  respondWith(200, '{"data":{"id":1}}');
  await expect(lead()).resolves.toEqual({ data: { id: 1 } });
});

it('returns a picture as a Blob', async () => {
  respondWith(200, 'png', { 'content-type': 'image/png' });
  const picture = await client().call(getTwoFactorImage);
  expect(picture).toMatchObject({ size: 3, type: 'image/png' });
});

it('rejects with the error of the API', async () => {
  respondWith(422, '[{"path":"name","message":"Required"}]', { 'error-version': '2' });
  await expect(lead()).rejects.toMatchObject({
    status: 422,
    code: 'validation',
    message: 'apiErrors.validation',
    errors: [{ path: 'name', message: 'Required' }],
  });
});

it('rejects an invalid response', async () => {
  respondWith(200, '{"data":');
  await expect(lead()).rejects.toMatchObject({ code: 'unexpected' });
  respondWith(502, '<html>', { 'content-type': 'text/html' });
  await expect(lead()).rejects.toMatchObject({ status: 502, code: 'internal' });
});

it('requests once, and reports that the network failed', async () => {
  let requestCount = 0;
  answer = (request) => {
    requestCount += 1;
    request.socket.destroy();
  };
  await expect(lead()).rejects.toMatchObject({ status: 0, code: 'network' });
  expect(requestCount).toBe(1);
});

it('passes an abort on', async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  const error: unknown = await lead(controller.signal).catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ name: 'AbortError' });
});

it('notifies the session that its keys are rejected', async () => {
  respondWith(401, '{"message":"Please sign in","code":"unauthenticated","errors":[]}');
  await expect(lead()).rejects.toMatchObject({ status: 401 });
  expect(refused).toEqual([keys]);
});

it('does not treat a wrong password as an expired session', async () => {
  respondWith(401, '{"message":"Wrong","code":"invalid_credentials","errors":[]}');
  const attempt = { body: { identifier: 'ayse', password: 'wrong' } };
  await expect(client().call(signIn, attempt)).rejects.toMatchObject({ status: 401 });
  keys = null;
  respondWith(401, '{"message":"Too late","code":"unauthenticated","errors":[]}');
  await expect(client().call(signIn, attempt)).rejects.toMatchObject({ status: 401 });
  expect(refused).toEqual([]);
});

it('accepts exactly what the contract declares', () => {
  const proof = () => {
    const api = client();
    // @ts-expect-error the path requires an id
    void api.call(getLead);
    // @ts-expect-error the path has no such parameter
    void api.call(getLead, { params: { lead: 1 } });
    // @ts-expect-error the body is required
    void api.call(signIn, {});
    // @ts-expect-error the identifier is a string
    void api.call(signIn, { body: { identifier: 1 } });
    // @ts-expect-error this operation has no query
    void api.call(signIn, { body: {}, query: { page: 1 } });
  };
  expect(proof).toBeTypeOf('function');
});
