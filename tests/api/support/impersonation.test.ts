import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { addSignIn, callerOf, signIn } from '../../support/signIn.ts';
import { openDesk, type Desk } from './desk.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.api.close());
beforeEach(() => {
  desk.api.now.value = START;
});

const later = (minutes: number) => {
  desk.api.now.value = new Date(desk.api.now.value.getTime() + minutes * 60_000);
};
const whoIs = async (caller: Caller) => {
  const params = { token: caller['x-access-token'] ?? '' };
  return desk.api.send(caller, 'getSession', { params });
};
const start = (caller: Caller, customerUserId: number, reason = 'Talep 1042') =>
  desk.api.send(caller, 'createImpersonation', { body: { customerUserId, reason } });

test('gives an agent a token of its own for 30 minutes', async () => {
  const { desk: own, impersonation } = await desk.impersonate(desk.ayse);
  expect(impersonation['x-access-token']).not.toBe(own['x-access-token']);
  expect((await whoIs(impersonation)).json()).toMatchObject({
    user: { id: desk.ayse, role: 'owner' },
    impersonation: {
      agentName: 'Selin Destek',
      reason: 'Talep 1042: teklif gitmiyor',
      endsAt: '2026-11-21T09:30:00.000Z',
    },
  });
  expect((await whoIs(own)).json()).toMatchObject({ user: { id: desk.agentId, isAgent: true } });
  const { impersonation: next } = await desk.impersonate(desk.ayse, own);
  expect(next['x-access-token']).not.toBe(impersonation['x-access-token']);
});

test('expires by itself, also while it is used', async () => {
  const { impersonation, desk: own } = await desk.impersonate(desk.ayse);
  later(15);
  expect((await whoIs(impersonation)).statusCode).toBe(200);
  later(14.99);
  expect((await whoIs(impersonation)).statusCode).toBe(200);
  later(0.01);
  expect((await whoIs(impersonation)).statusCode).toBe(401);
  expect((await whoIs(own)).statusCode).toBe(200);
});

test('ending it keeps the agent signed in, from either side', async () => {
  for (const side of ['impersonation', 'desk'] as const) {
    const both = await desk.impersonate(desk.ayse);
    expect((await desk.api.send(both[side], 'deleteCurrentImpersonation')).statusCode).toBe(200);
    expect((await whoIs(both.impersonation)).statusCode).toBe(401);
    expect((await whoIs(both.desk)).statusCode).toBe(200);
  }
});

test('ending without an impersonation, or as a customer, changes nothing', async () => {
  const { impersonation, desk: own } = await desk.impersonate(desk.ayse);
  const customer = callerOf(await signIn(desk.api, 'mert'));
  expect((await desk.api.send(customer, 'deleteCurrentImpersonation')).statusCode).toBe(200);
  expect((await whoIs(impersonation)).statusCode).toBe(200);
  for (let times = 0; times < 2; times += 1)
    expect((await desk.api.send(own, 'deleteCurrentImpersonation')).statusCode).toBe(200);
});

test('a new impersonation ends the previous one', async () => {
  const { impersonation: first, desk: own } = await desk.impersonate(desk.ayse);
  const { impersonation: second } = await desk.impersonate(desk.mert, own);
  expect((await whoIs(first)).statusCode).toBe(401);
  expect((await whoIs(second)).json()).toMatchObject({ user: { id: desk.mert } });
});

test('neither half of it gives access', async () => {
  const { impersonation } = await desk.impersonate(desk.ayse);
  const stranger = callerOf(await signIn(desk.api, 'mert'));
  const without = (name: string) =>
    Object.fromEntries(Object.entries(impersonation).filter(([key]) => key !== name));
  const halves: Caller[] = [
    without('x-switch-user'),
    without('x-consumer-key'),
    without('x-access-token'),
    { ...impersonation, 'x-switch-user': String(desk.mert) },
    { ...impersonation, 'x-switch-user': '' },
    { ...impersonation, 'x-consumer-key': stranger['x-consumer-key'] ?? '' },
  ];
  const names = ['x-access-token', 'x-consumer-key', 'x-switch-user'];
  for (let kept = 0; kept < 2 ** names.length - 1; kept += 1)
    halves.push({
      ...without('x-access-token'),
      ...Object.fromEntries(
        names.map((name, at) => [name, kept & (2 ** at) ? (impersonation[name] ?? '') : '']),
      ),
    });
  for (const half of halves) expect((await whoIs(half)).statusCode).toBe(401);
  expect((await whoIs(impersonation)).statusCode).toBe(200);
});

test('an agent’s own token with a user id gives neither kind of access', async () => {
  const own = await desk.agent();
  const { customerId } = desk;
  const { kysely } = desk.api.db;
  const add = (username: string) => addSignIn(desk.api.db, { customerId, username });
  const left = await add('kapali');
  await kysely
    .updateTable('customer_users')
    .set({ has_left: true })
    .where('id', '=', left)
    .execute();
  const removed = await add('silinen');
  await kysely.deleteFrom('customer_users').where('id', '=', removed).execute();
  for (const name of [desk.ayse, left, removed, 987_654, 0, 'x', desk.agentId]) {
    const caller = { ...own, 'x-switch-user': String(name) };
    const responses = [
      await whoIs(caller),
      await desk.api.send(caller, 'searchSupportUsers', { query: { q: 'mert' } }),
      await desk.api.send(caller, 'getCustomerUser', { params: { customerId, id: desk.ayse } }),
    ];
    expect([name, ...responses.map(({ statusCode }) => statusCode)]).toEqual([name, 403, 403, 403]);
  }
  // An impersonation ends when its customer user leaves.
  const { impersonation } = await desk.impersonate(await add('ayrilan'), own);
  await kysely
    .updateTable('customer_users')
    .set({ has_left: true })
    .where('username', '=', 'ayrilan')
    .execute();
  expect((await whoIs(impersonation)).statusCode).toBe(401);
});

test('only agents can begin, search and read the queues', async () => {
  for (const role of ['owner', 'manager', 'sales', 'content', 'accounting', 'viewer'] as const) {
    const id = await addUser(desk.api.db, { customerId: desk.customerId, role });
    const caller = await desk.api.signedInAs(id);
    expect((await start(caller, desk.mert)).statusCode).toBe(403);
    for (const [operation, query] of [
      ['searchSupportUsers', { q: 'mert' }],
      ['listImpersonations', {}],
      ['listApprovals', { area: 'models' }],
      ['getApprovalCounts', {}],
    ] as const)
      expect((await desk.api.send(caller, operation, { query })).statusCode).toBe(403);
  }
});

test('an agent can impersonate neither themselves nor another agent, nor from within an impersonation', async () => {
  const own = await desk.agent();
  const other = await addSignIn(desk.api.db, {
    customerId: desk.customerId,
    username: 'bora.destek',
    isAgent: true,
  });
  for (const id of [desk.agentId, other])
    expect((await start(own, id)).json()).toMatchObject({
      code: 'refused',
      reason: 'support_agent',
    });
  const { impersonation } = await desk.impersonate(desk.ayse, own);
  expect((await start(impersonation, desk.mert)).json()).toMatchObject({
    code: 'blocked_while_impersonating',
  });
});

test('rejects former, invited and unknown users', async () => {
  const own = await desk.agent();
  const { customerId } = desk;
  const left = await addSignIn(desk.api.db, {
    customerId,
    username: 'gitti',
    own: { has_left: true, status: 'left' },
  });
  const invited = await addSignIn(desk.api.db, {
    customerId,
    username: 'davetli',
    own: { status: 'invited' },
  });
  expect((await start(own, left)).json()).toMatchObject({ reason: 'support_left' });
  expect((await start(own, invited)).json()).toMatchObject({ reason: 'support_invited' });
  expect((await start(own, 987_654)).statusCode).toBe(404);
});

test.each([undefined, '', 'abc', '   x   ', 'x'.repeat(301)])(
  'requires a reason, and rejects %j',
  async (reason) => {
    const own = await desk.agent();
    const body = { customerUserId: desk.ayse, ...(reason !== undefined && { reason }) };
    const { error } = await desk.api.refused(own, 'createImpersonation', { body });
    expect(error.code).toBe('validation');
    expect(error.errors.map(({ path }) => path)).toEqual(['reason']);
  },
);

test('ends at once when the agent is blocked or the user leaves', async () => {
  const { impersonation } = await desk.impersonate(desk.mert);
  const set = (id: number, change: { is_agent?: boolean; has_left?: boolean }) =>
    desk.api.db.kysely.updateTable('customer_users').set(change).where('id', '=', id).execute();
  await set(desk.agentId, { is_agent: false });
  expect((await whoIs(impersonation)).statusCode).toBe(401);
  await set(desk.agentId, { is_agent: true });
  expect((await whoIs(impersonation)).statusCode).toBe(200);
  await set(desk.mert, { has_left: true });
  expect((await whoIs(impersonation)).statusCode).toBe(401);
  await set(desk.mert, { has_left: false });
});

test('the database contains no usable token', async () => {
  const { impersonation } = await desk.impersonate(desk.ayse);
  const rows = await desk.api.db.kysely.selectFrom('sessions').selectAll().execute();
  const kept = JSON.stringify([
    rows,
    await desk.api.db.kysely.selectFrom('idempotency_keys').selectAll().execute(),
  ]);
  expect(kept).not.toContain(impersonation['x-access-token']);
});

test('an agent sees their own past impersonations', async () => {
  const own = await desk.agent();
  await desk.impersonate(desk.ayse, own);
  later(2);
  const { id } = await desk.impersonate(desk.mert, own);
  const { data, meta } = await desk.api.ok(own, 'listImpersonations', { query: { limit: 2 } });
  expect(meta.total).toBeGreaterThan(2);
  expect(data).toMatchObject([
    { id, userName: 'Mert Kaya', customerName: 'Yıldırım Davet Grubu', isRunning: true },
    { userName: 'Ayşe Yıldırım', isRunning: false, endedAt: '2026-11-21T09:02:00.000Z' },
  ]);
});

test('two processes share impersonations, their ends and limits', async () => {
  const { db, ports, now } = desk.api;
  const second = await buildApp({ db, ports, clock: () => now.value, checkAnswers: true });
  const { impersonation, desk: own } = await desk.impersonate(desk.ayse);
  const url = `/api/access-tokens/${impersonation['x-access-token'] ?? ''}`;
  expect((await second.inject({ url, headers: impersonation })).statusCode).toBe(200);
  await desk.api.send(own, 'deleteCurrentImpersonation');
  expect((await second.inject({ url, headers: impersonation })).statusCode).toBe(401);
  const begin = (app: typeof second) =>
    app.inject({
      method: 'POST',
      url: '/api/support/impersonations',
      headers: own,
      payload: { customerUserId: desk.ayse, reason: 'Talep 1042' },
    });
  const responses = await Promise.all([begin(desk.api.app), begin(second)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const open = await db.kysely
    .selectFrom('sessions')
    .select('id')
    .where('agent_id', '=', desk.agentId)
    .execute();
  expect(open).toHaveLength(1);
  later(120);
  const statuses: number[] = [];
  for (let times = 0; times < 31; times += 1)
    statuses.push((await begin(times % 2 === 0 ? second : desk.api.app)).statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  await second.close();
});
