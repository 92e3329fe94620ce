import { afterAll, beforeAll, expect, test } from 'vitest';
import { REALTIME_CHANNEL, sweepEvents } from '../../../server/features/realtime/commands.ts';
import { insertEvents } from '../../../server/features/realtime/store.ts';
import { openStream } from './openStream.ts';
import { realtimeAccount, type RealtimeAccount } from './realtimeAccount.ts';

let account: RealtimeAccount;
beforeAll(async () => {
  account = await realtimeAccount();
});
afterAll(() => account.close());

const DAY = 86_400_000;
const OPERATIONS = ['getRealtimeAccess', 'getRealtimeEvents', 'getRealtimeStream'] as const;

test.each(OPERATIONS)('%s requires own keys and the own uuid', async (operation) => {
  const { api, stranger, mert, uuids } = account;
  const params = { uuid: uuids.ayse };
  expect((await api.send({}, operation, { params })).statusCode).toBe(401);
  for (const caller of [stranger, mert])
    expect((await api.refused(caller, operation, { params })).status).toBe(404);
  // Keys in the query string are ignored.
  const query = { 'x-access-token': account.ayse['x-access-token'] };
  expect((await api.send({}, operation, { params, query })).statusCode).toBe(401);
});

test('an unlinked provider’s events are not sent', async () => {
  const { base, ayse, uuids } = account;
  const response = await fetch(`${base}/api/realtime/customer-users/${uuids.ayse}/stream`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example.com',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-access-token',
    },
  });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const listening = await openStream(
    base,
    { ...ayse, origin: 'https://elsewhere.example.com' },
    uuids.ayse,
  );
  expect(listening.headers.get('access-control-allow-origin')).toBeNull();
  expect(listening.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  listening.close();
});

test('of a thousand events of one account none is sent to another', async () => {
  const { api, base, ayse, stranger, uuids, customerId, ayseId, garden } = account;
  const leadId = await account.createLead('Bin');
  const after = await account.lastId();
  const [own, foreign] = await Promise.all([
    openStream(base, ayse, uuids.ayse, after),
    openStream(base, stranger, uuids.stranger),
  ]);
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    customer_id: customerId,
    customer_user_id: ayseId,
    provider_id: garden,
    lead_id: leadId,
    type: 'lead' as const,
    couple_name: `Çift ${index}`,
    body: null,
    at: api.now.value.toISOString(),
  }));
  await api.db.kysely.transaction().execute((tx) => insertEvents(tx, customerId, rows));
  // Both streams are notified, and each sends only its user's events.
  const users = await api.db.kysely.selectFrom('customer_users').select('id').execute();
  await api.db.notify(REALTIME_CHANNEL, JSON.stringify(users.map(({ id }) => id)));
  await own.until(1000);
  await account.createLead('Burak’ın', account.strangersProvider);
  expect(await foreign.until(1)).toMatchObject([{ coupleName: 'Burak’ın & Can' }]);
  expect(foreign.received).toHaveLength(1);
  expect(own.received).toHaveLength(1000);
  own.close();
  foreign.close();
});

test('events of a provider without notifications are not sent', async () => {
  const { api, mert, mertId, uuids, studio, garden } = account;
  const after = await account.lastId();
  const events = async () =>
    (
      await api.ok(mert, 'getRealtimeEvents', { params: { uuid: uuids.mert }, query: { after } })
    ).data.map(({ coupleName }) => coupleName);
  await account.createLead('Stüdyo', studio);
  await account.createLead('Bahçe');
  expect(await events()).toEqual(['Bahçe & Can']);
  const receives = (can_receive_leads: boolean) =>
    api.db.kysely
      .updateTable('customer_user_providers')
      .set({ can_receive_leads })
      .where('customer_user_id', '=', mertId)
      .where('provider_id', '=', garden)
      .execute();
  await receives(false);
  await account.createLead('Alınmayan');
  expect(await events()).toEqual([]);
  await receives(true);
  expect(await events()).toEqual(['Bahçe & Can']);
});

test('a page that loaded a while ago gets the events since then', async () => {
  const { api, ayse, uuids } = account;
  const start = api.now.value;
  await account.createLead('Yüklenmeden');
  const before = await account.lastId();
  api.now.value = new Date(start.getTime() + 60_000);
  await account.createLead('Yüklenirken');
  api.now.value = new Date(start.getTime() + 63_000);
  const access = async (age: number) =>
    (await api.ok(ayse, 'getRealtimeAccess', { params: { uuid: uuids.ayse }, query: { age } }))
      .data;
  const { service, after, firebase } = await access(5);
  expect([service, firebase]).toEqual(['stream', null]);
  const query = { after };
  const { data } = await api.ok(ayse, 'getRealtimeEvents', { params: { uuid: uuids.ayse }, query });
  expect(data).toMatchObject([{ coupleName: 'Yüklenirken & Can' }]);
  expect((await access(0)).after).toBeGreaterThan(before);
  api.now.value = start;
});

test('events are deleted after seven days', async () => {
  const { api } = account;
  const count = async () =>
    (await api.db.kysely.selectFrom('realtime_events').select('id').execute()).length;
  await account.createLead('Eski');
  const all = await count();
  const sweep = (age: number) =>
    sweepEvents(api.db, api.ports.realtime, new Date(api.now.value.getTime() + age));
  expect(await sweep(7 * DAY)).toBe(0);
  expect(await count()).toBe(all);
  await sweep(7 * DAY + 61_000);
  expect(await count()).toBe(0);
});
