import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../support/api.ts';
import { callerOf, signIn } from '../../support/signIn.ts';
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

const returnToDesk = (caller: Caller) => desk.api.send(caller, 'returnFromImpersonation');

test('the agent returns to their own session with a new token, once', async () => {
  const { impersonation, desk: own } = await desk.impersonate(desk.ayse);
  const { data } = await desk.api.ok(impersonation, 'returnFromImpersonation');
  expect([own['x-access-token'], impersonation['x-access-token']]).not.toContain(data.accessToken);
  const renewed = { ...own, 'x-access-token': data.accessToken };
  expect((await whoIs(renewed)).json()).toMatchObject({ user: { id: desk.agentId } });
  expect((await whoIs(own)).statusCode).toBe(401);
  expect((await whoIs(impersonation)).statusCode).toBe(401);
  expect((await returnToDesk(impersonation)).statusCode).toBe(401);
  expect((await returnToDesk(renewed)).statusCode).toBe(401);
  expect((await whoIs(renewed)).statusCode).toBe(200);
});

test.each([
  ['by its age, within the hour', 30 + 59, 200],
  ['by its age, longer ago', 30 + 61, 401],
])(
  'returning from an impersonation that ended %s responds as specified',
  async (_, minutes, status) => {
    const { impersonation } = await desk.impersonate(desk.ayse);
    later(minutes);
    expect((await returnToDesk(impersonation)).statusCode).toBe(status);
  },
);

test('returning from one impersonation does not end another', async () => {
  const { impersonation: first } = await desk.impersonate(desk.ayse);
  const { impersonation: second } = await desk.impersonate(desk.mert);
  expect((await whoIs(first)).statusCode).toBe(401);
  expect((await returnToDesk(first)).statusCode).toBe(200);
  expect((await whoIs(second)).statusCode).toBe(200);
});

test('only the token of an impersonation can return', async () => {
  const { impersonation, desk: own } = await desk.impersonate(desk.ayse);
  const stranger = callerOf(await signIn(desk.api, 'mert'));
  for (const caller of [
    {},
    stranger,
    own,
    { ...impersonation, 'x-consumer-key': stranger['x-consumer-key'] ?? '' },
  ])
    expect((await returnToDesk(caller)).statusCode).toBe(401);
  expect((await returnToDesk(impersonation)).statusCode).toBe(200);
});

test('an agent blocked meanwhile cannot return', async () => {
  const own = await desk.agent();
  const { impersonation } = await desk.impersonate(desk.ayse, own);
  const set = (change: { is_agent?: boolean; has_left?: boolean }) =>
    desk.api.db.kysely
      .updateTable('customer_users')
      .set(change)
      .where('id', '=', desk.agentId)
      .execute();
  await set({ has_left: true, is_agent: false });
  for (const caller of [impersonation, own]) {
    const ended = await desk.api.send(caller, 'deleteCurrentImpersonation');
    expect([ended.statusCode, (await whoIs(caller)).statusCode]).toEqual([401, 401]);
  }
  expect((await returnToDesk(impersonation)).statusCode).toBe(401);
  await set({ has_left: false, is_agent: true });
});
