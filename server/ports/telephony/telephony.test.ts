import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { jsonServer } from '../../../tests/support/jsonServer.ts';
import { chooseTelephony } from './choose.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const call = { from: '+905321234567', to: '+905329999999', callKey: 'lead-1-1' };

test('the sandbox stores a call once per key, and calls nobody', async () => {
  const telephony = chooseTelephony({}, db.kysely);
  const first = await telephony.call(call);
  expect(first).toEqual({ ok: true, id: 'sandbox-lead-1-1' });
  expect(await telephony.call(call)).toEqual(first);
  const kept = await db.kysely
    .selectFrom('sandbox_calls')
    .select(['from_number', 'to_number', 'outcome'])
    .execute();
  expect(kept).toEqual([{ from_number: call.from, to_number: call.to, outcome: 'connected' }]);
});

test.each([
  ['+905550000001', 'unreachable'],
  ['+905550000002', 'busy'],
  ['+905550000003', 'refused'],
])('the sandbox simulates that %s is %s', async (to, reason) => {
  const telephony = chooseTelephony({}, db.kysely);
  expect(await telephony.call({ ...call, to, callKey: `to-${to}` })).toEqual({ ok: false, reason });
});

test.each<[number, unknown, object]>([
  [201, { id: 'c1' }, { ok: true, id: 'c1' }],
  [200, { id: 17 }, { ok: true, id: '17' }],
  [200, {}, { ok: false, reason: 'unreachable' }],
  [409, { reason: 'busy' }, { ok: false, reason: 'busy' }],
  [422, { error: 'number' }, { ok: false, reason: 'refused' }],
  [500, null, { ok: false, reason: 'unreachable' }],
])('a switchboard responds %i %j', async (status, body, result) => {
  const server = await jsonServer(() => [status, body]);
  const telephony = chooseTelephony(
    { switchboard: { url: `${server.url}/calls`, token: 'secret' } },
    db.kysely,
  );
  expect(await telephony.call(call)).toEqual(result);
  const [request] = server.requests;
  await server.close();
  expect(request).toMatchObject({
    method: 'POST',
    path: '/calls',
    headers: { authorization: 'Bearer secret', 'idempotency-key': 'lead-1-1' },
  });
  expect(JSON.parse(request?.body ?? '')).toEqual({ from: call.from, to: call.to });
});

test('a missing switchboard is unreachable', async () => {
  const telephony = chooseTelephony(
    { switchboard: { url: 'http://127.0.0.1:1/', token: 'secret' } },
    db.kysely,
  );
  expect(await telephony.call(call)).toEqual({ ok: false, reason: 'unreachable' });
});
