import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { notificationPages } from './notificationPages.ts';

let app: FastifyInstance;

function open(fakes: boolean): FastifyInstance {
  app = Fastify();
  app.register(notificationPages({ fakes, clock: () => new Date('2026-11-21T09:00:00Z') }));
  return app;
}

afterEach(() => app.close());

const event = { exception: { values: [{ type: 'TypeError', value: '<b>x</b> is not there' }] } };
const envelope = [{ event_id: 'a' }, { type: 'event' }, event].map((line) => JSON.stringify(line));

const report = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/api/1/envelope/?sentry_key=sandbox&sentry_version=7',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload,
  });

it('stores reported entries, and shows them in both languages', async () => {
  open(false);
  expect((await report(envelope.join('\n'))).statusCode).toBe(204);
  const list = await app.inject('/sandbox/errors?format=json');
  expect(list.json()).toEqual({ data: [{ at: '2026-11-21T09:00:00.000Z', what: event }] });
  const page = await app.inject({ url: '/sandbox/errors', headers: { 'accept-language': 'en' } });
  expect(page.body).toContain('Reported errors');
  expect(page.body).toContain('TypeError: &lt;b&gt;x&lt;/b&gt; is not there');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await app.inject('/sandbox/errors')).body).toContain('Bildirilen hatalar');
});

it('rejects invalid or large envelopes, and other origins', async () => {
  open(false);
  expect((await report('hello')).statusCode).toBe(400);
  expect((await report('x'.repeat(70_000))).statusCode).toBe(413);
  const foreign = await report(envelope.join('\n'), { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect((await app.inject('/sandbox/errors?format=json')).json()).toEqual({ data: [] });
});

it('stores the last two hundred', async () => {
  open(true);
  for (let number = 1; number <= 201; number += 1)
    await app.inject({ method: 'POST', url: '/sandbox/tags', payload: { event: `e${number}` } });
  const { data } = (await app.inject('/sandbox/tags?format=json')).json<{ data: unknown[] }>();
  expect(data).toHaveLength(200);
  expect(data[0]).toMatchObject({ what: { event: 'e201' } });
});

it.each(['tags', 'chat'])('sends %s only where its fakes are enabled', async (name) => {
  open(true);
  expect((await app.inject(`/sandbox/${name}.js`)).headers['content-type']).toContain('javascript');
  await app.inject({ method: 'POST', url: `/sandbox/${name}`, payload: { text: 'Merhaba' } });
  expect((await app.inject(`/sandbox/${name}`)).body).toContain('Merhaba');
  await app.close();
  open(false);
  expect((await app.inject(`/sandbox/${name}.js`)).statusCode).toBe(404);
  expect((await app.inject(`/sandbox/${name}`)).statusCode).toBe(404);
});
