import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { day, requestAt } from './day.ts';
import { runUsers } from './runUsers.ts';

const closes: (() => void)[] = [];
afterEach(() => closes.splice(0).forEach((close) => close()));

/** Starts a server that responds by `reply`. @returns its URL */
async function listening(
  reply: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => reply(request, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closes.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const load = (addresses: readonly string[], ms: number) =>
  runUsers({
    users: [{ headers: { 'x-access-token': 'a' }, uuid: 'u', leadIds: [7], providerIds: [1] }],
    mix: day,
    addresses,
    until: performance.now() + ms,
    thinkMs: 1,
  });

test('a hundred requests have the documented shares', () => {
  const counted = new Map<string, number>();
  for (let place = 0; place < 100; place += 1) {
    const { name } = requestAt(day, place);
    counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  expect([...counted]).toEqual(day.map(({ name, share }) => [name, share]));
  expect(() => requestAt(day, 100)).toThrow('before 100');
});

test('a rejected request is retried at the next process, a write with the same key', async () => {
  const keys: (string | undefined)[][] = [[], []];
  const noted =
    (at: number, status: number) => (request: IncomingMessage, response: ServerResponse) => {
      if (request.method === 'POST') keys[at]?.push(request.headers['idempotency-key']?.toString());
      response.writeHead(status, { 'retry-after': '0' }).end();
    };
  const addresses = [await listening(noted(0, 503)), await listening(noted(1, 201))];
  const { measured, written } = await load(addresses, 400);
  expect(measured.filter(({ error }) => error !== undefined)).toEqual([]);
  // Every second request went first to the process that rejects.
  expect(measured.some(({ refused }) => refused === 1)).toBe(true);
  expect(measured.some(({ refused }) => refused === 0)).toBe(true);
  expect(written.length).toBeGreaterThan(0);
  const marks = written.map(({ mark }) => mark);
  expect(keys[1]).toEqual(marks);
  expect(marks).toEqual(expect.arrayContaining(keys[0] ?? []));
});

test('any other response is an error, and no write is acknowledged', async () => {
  const address = await listening((_, response) => response.writeHead(500).end());
  const { measured, written } = await load([address], 200);
  expect(measured.length).toBeGreaterThan(0);
  expect(measured.every(({ error }) => error === '500')).toBe(true);
  expect(written).toEqual([]);
});
