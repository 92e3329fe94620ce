import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addUser } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { multipart } from '../../support/multipart.ts';

let api: TestApi;
let caller: Caller;
let url: string;
beforeAll(async () => {
  api = await testApi({ maxUploadBytes: 100_000 });
  const customerId = await addCustomer(api.db);
  caller = await api.signedInAs(await addUser(api.db, { customerId }));
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const form = (bytes: number) =>
  multipart({}, [{ name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.alloc(bytes) }], 'file');

/** Uploads a form without its other fields. @returns 422 once the form has been read */
async function upload(bytes: number): Promise<Response> {
  const { headers, payload } = form(bytes);
  const response = await fetch(`${url}/api/medias`, {
    method: 'POST',
    headers: { ...caller, ...headers },
    body: new Uint8Array(payload),
  });
  await response.text();
  return response;
}
const statusOf = async (bytes: number) => (await upload(bytes)).status;

/** Begins an upload that never ends, of an announced or of unknown length. */
async function begin(length: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = Object.entries({ ...caller, ...form(0).headers, host: 'a' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST /api/medias HTTP/1.1\r\n${head}${length}\r\n\r\n`);
  return socket;
}

test('rejects an upload that exceeds the memory for forms until the others have ended', async () => {
  const socket = await begin('content-length: 60000');
  await expect.poll(() => statusOf(50_000), { timeout: 10_000 }).toBe(503);
  expect((await upload(50_000)).headers.get('retry-after')).toMatch(/^[1-5]$/);
  expect(await statusOf(20_000)).toBe(422);
  socket.destroy();
  await expect.poll(() => statusOf(50_000), { timeout: 10_000 }).toBe(422);
});

test('releases the memory of a rejected upload', async () => {
  for (let count = 0; count < 3; count += 1) expect(await statusOf(60_000)).toBe(422);
});

test('takes a form of unknown length for as large as its operation allows', async () => {
  const socket = await begin('transfer-encoding: chunked');
  const answer = await new Promise<Buffer>((resolve) => void socket.once('data', resolve));
  expect(answer.toString()).toContain(' 503 ');
  socket.destroy();
});
