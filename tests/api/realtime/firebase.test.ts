import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { buildApp } from '../../../server/app.ts';
import {
  handOnEvents,
  keepHandingOn,
  sweepEvents,
} from '../../../server/features/realtime/commands.ts';
import { chooseRealtime, realtimeHosts } from '../../../server/ports/realtime/choose.ts';
import type { RealtimePort } from '../../../server/ports/realtime/port.ts';
import { firebaseServer, type FirebaseServer } from '../../support/firebaseServer.ts';
import { realtimeAccount, type RealtimeAccount } from './realtimeAccount.ts';

let account: RealtimeAccount;
let google: FirebaseServer;
let realtime: RealtimePort;
beforeAll(async () => {
  account = await realtimeAccount();
  google = await firebaseServer();
});
beforeEach(() => {
  realtime = chooseRealtime({ firebase: google.project });
});
afterAll(async () => {
  await account.close();
  await google.close();
});

const DAY = 86_400_000;
const keyOf = (id: number) => `e${String(id).padStart(16, '0')}`;
const branch = (name: 'leads' | 'messages', uuid = account.uuids.ayse) =>
  google.tree(`customer_users/${uuid}/${name}`);
const handOn = () => handOnEvents(account.api.db, realtime, account.api.now.value);

test('events stand in the tree of those whom they concern, and of nobody else', async () => {
  await handOn();
  const leadId = await account.arrive('Ela');
  const leadEvents = await account.lastId();
  await account.write(leadId, 'Merhaba '.repeat(40));
  expect(await handOn()).toBeGreaterThan(0);
  expect(await handOn()).toBe(0);
  const at = '2026-11-21T09:00:00.000Z';
  const leads = Object.values(branch('leads'));
  expect(leads.at(-1)).toEqual({
    type: 'lead',
    leadId,
    providerId: account.garden,
    coupleName: 'Ela & Can',
    at,
  });
  expect(Object.values(branch('messages')).at(-1)).toEqual({
    type: 'lead_message',
    leadId,
    coupleName: 'Ela & Can',
    body: 'Merhaba '.repeat(40).slice(0, 140),
    at,
  });
  const keys = Object.keys(branch('leads'));
  expect(keys.every((key) => key <= keyOf(leadEvents))).toBe(true);
  expect(branch('leads', account.uuids.stranger)).toEqual({});
});

test('while the service is away events wait, and then come in their order, each once', async () => {
  await handOn();
  const before = Object.keys(branch('leads')).length;
  google.isDown = true;
  await account.arrive('Bekleyen bir');
  await account.arrive('Bekleyen iki');
  await expect(handOn()).rejects.toThrow('503');
  google.isDown = false;
  await handOn();
  const names = Object.values(branch('leads')).slice(before);
  expect(names).toMatchObject([
    { coupleName: 'Bekleyen bir & Can' },
    { coupleName: 'Bekleyen iki & Can' },
  ]);
});

test('what another process took and left behind is taken after half a minute', async () => {
  await account.arrive('Yarım');
  const { kysely } = account.api.db;
  const take = (at: Date) =>
    kysely
      .updateTable('realtime_events')
      .set({ claimed_at: at.toISOString() })
      .where('is_handed_on', '=', false)
      .execute();
  const now = account.api.now.value;
  await take(new Date(now.getTime() - 29_000));
  expect(await handOn()).toBe(0);
  await take(new Date(now.getTime() - 31_000));
  expect(await handOn()).toBeGreaterThan(0);
});

test('a token is asked for once, and anew when it is refused', async () => {
  const issued = google.accessTokens.length;
  await account.arrive('Bir');
  await handOn();
  await account.arrive('İki');
  await handOn();
  expect(google.accessTokens.length).toBe(issued + 1);
  google.revokeAccess();
  await account.arrive('Üç');
  await expect(handOn()).rejects.toThrow('401');
  await handOn();
  expect(google.accessTokens.length).toBe(issued + 2);
  expect(Object.values(branch('leads')).at(-1)).toMatchObject({ coupleName: 'Üç & Can' });
});

test('they are handed on the moment they are written', async () => {
  const { db, now } = account.api;
  const errors: unknown[] = [];
  const end = await keepHandingOn({
    db,
    realtime,
    clock: () => now.value,
    onError: (error) => errors.push(error),
    everyMs: 600_000,
  });
  await account.arrive('Hemen');
  await expect
    .poll(() => Object.values(branch('leads')).at(-1), { timeout: 15_000 })
    .toMatchObject({ coupleName: 'Hemen & Can' });
  await end();
  expect(errors).toEqual([]);
});

test('they go from the tree after seven days too', async () => {
  await account.arrive('Eski');
  await handOn();
  expect(Object.keys(branch('leads'))).not.toEqual([]);
  const later = new Date(account.api.now.value.getTime() + 7 * DAY + 1000);
  google.isDown = true;
  await expect(sweepEvents(account.api.db, realtime, later)).rejects.toThrow('503');
  google.isDown = false;
  await sweepEvents(account.api.db, realtime, later);
  expect([branch('leads'), branch('messages'), branch('leads', account.uuids.mert)]).toEqual([
    {},
    {},
    {},
  ]);
});

test('a panel is told where to listen, with a token that opens its own branch only', async () => {
  const { api, ayse, uuids } = account;
  const ports = { ...api.ports, realtime };
  const app = await buildApp({ db: api.db, ports, clock: () => api.now.value, checkAnswers: true });
  const access = async () => {
    const url = `/api/realtime/customer-users/${uuids.ayse}/access`;
    const response = await app.inject({ url, headers: ayse });
    return response.json<{ data: Schemas['RealtimeAccess'] }>().data;
  };
  const { service, firebase } = await access();
  expect(service).toBe('firebase');
  const read = async (uuid: string) => {
    const query = { auth: firebase?.token ?? '', orderBy: '"$key"', startAt: '""' };
    const controller = new AbortController();
    const answer = await fetch(
      `${firebase?.databaseUrl}/customer_users/${uuid}/leads.json?${new URLSearchParams(query).toString()}`,
      { signal: controller.signal },
    );
    controller.abort();
    return answer.status;
  };
  expect([await read(uuids.ayse), await read(uuids.mert), await read(uuids.stranger)]).toEqual([
    200, 401, 401,
  ]);
  // Where the service is away, the API's own stream is not.
  google.isDown = true;
  expect(await access()).toMatchObject({ service: 'stream', firebase: null });
  google.isDown = false;
  await app.close();
});

test('the page may connect to the database’s hosts, and to no other', () => {
  const hosts = (databaseUrl: string) =>
    realtimeHosts({ firebase: { ...google.project, databaseUrl } });
  expect(hosts('https://davet.firebaseio.com')).toEqual(['https://*.firebaseio.com']);
  expect(hosts('https://davet-default-rtdb.europe-west1.firebasedatabase.app/')).toEqual([
    'https://*.firebasedatabase.app',
  ]);
  expect(hosts('https://firebaseio.com.example.com')).toEqual([
    'https://firebaseio.com.example.com',
  ]);
  expect(realtimeHosts({})).toEqual([]);
});
