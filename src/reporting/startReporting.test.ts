import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startReporting, type Reporting } from './startReporting.ts';

// HTTP server that stands in for the service that receives envelopes.
let server: Server;
let dsn: string;
let reported: string[];

beforeEach(async () => {
  reported = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      reported.push(body);
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  dsn = `http://key@127.0.0.1:${address.port}/1`;
});

afterEach(async () => {
  started.splice(0).forEach((reporting) => reporting.stop());
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const started: Reporting[] = [];

function start(isImpersonating = false): Reporting {
  const parts = { dsn, build: 'a', language: 'tr', isImpersonating: () => isImpersonating };
  const reporting = startReporting(parts);
  started.push(reporting);
  return reporting;
}

const call = { method: 'POST', url: '/leads', payload: { note: 'gizli not' }, status: 409 };

it('reports an error once', async () => {
  const reporting = start();
  const error = new TypeError('once only');
  reporting.error(error);
  reporting.error(error, 'at List');
  await expect.poll(() => reported.length).toBe(1);
  reporting.error(new TypeError('another'));
  await expect.poll(() => reported.length).toBe(2);
  expect(reported.filter((body) => body.includes('once only'))).toHaveLength(1);
});

it('reports uncaught errors and unhandled rejections', async () => {
  start();
  dispatchEvent(new ErrorEvent('error', { error: new Error('of the window') }));
  const promise = Promise.resolve();
  const reason = new Error('of a promise');
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { promise, reason }));
  await expect.poll(() => reported.join('\n')).toMatch(/of the window/);
  await expect.poll(() => reported.join('\n')).toMatch(/of a promise/);
});

it('reports payload shapes, but not during an impersonation', async () => {
  start().call(new Error('refused'), call);
  await expect.poll(() => reported.join()).toContain('gizli not');
  reported = [];
  start(true).call(new Error('refused again'), call);
  await expect.poll(() => reported.join()).toContain('refused again');
  expect(reported.join()).not.toContain('gizli not');
});

it('reports nothing without a configured endpoint', () => {
  const reporting = startReporting(null);
  reporting.error(new Error('silent'));
  reporting.call(new Error('silent'), call);
  expect(reported).toEqual([]);
});
