import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.kysely.deleteFrom('notification_preferences').execute();
});

const read = async (caller = account.ayse) =>
  (await api.ok(caller, 'getNotificationPreferences')).data;
const change = (changes: object[], caller = account.ayse) =>
  api.send(caller, 'updateNotificationPreferences', { body: { changes } });

test('every user starts with the defaults', async () => {
  expect(await read()).toEqual([
    { type: 'lead', panel: true, push: true, email: true, sms: true },
    { type: 'message', panel: true, push: true, email: true, sms: false },
    { type: 'page', panel: true, push: false, email: true, sms: false },
    { type: 'account', panel: true, push: false, email: true, sms: false },
  ]);
});

test('a choice is stored per user and can be reset', async () => {
  const before = await read();
  await change([
    { type: 'message', channel: 'sms', isOn: true },
    { type: 'lead', channel: 'email', isOn: false },
  ]);
  const [lead, message] = await read();
  expect([lead?.email, message?.sms]).toEqual([false, true]);
  for (const other of [account.mert, account.stranger]) expect(await read(other)).toEqual(before);
  await change([{ type: 'lead', channel: 'email', isOn: true }]);
  expect((await read())[0]?.email).toBe(true);
});

test('reports every invalid choice at once and stores none', async () => {
  const good = { type: 'lead', channel: 'sms', isOn: false };
  const wrong = await change([
    { type: 'weather', channel: 'sms', isOn: true },
    { type: 'lead', channel: 'fax', isOn: true },
    { type: 'lead', channel: 'sms' },
  ]);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
    'changes[0].type',
    'changes[1].channel',
    'changes[2].isOn',
  ]);
  const twice = await change([good, { ...good, isOn: true }]);
  expect(twice.json()).toMatchObject({ errors: [{ path: 'changes[1]', code: 'uniqueItems' }] });
  expect((await change([])).statusCode).toBe(422);
  expect((await read())[0]?.sms).toBe(true);
});
