import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { buildApp } from '../../../server/app.ts';
import {
  relayEvents,
  startEventRelay,
  sweepEvents,
} from '../../../server/features/realtime/commands.ts';
import { chooseRealtime, realtimeHosts } from '../../../server/ports/realtime/choose.ts';
import type { RealtimePort } from '../../../server/ports/realtime/port.ts';
import { firebaseStream } from '../../../src/realtime/firebaseStream.ts';
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
/** Timeout for background work on a busy machine. */
const SOON = { timeout: 15_000 };
const keyOf = (id: number) => `e${String(id).padStart(16, '0')}`;
const branch = (name: 'leads' | 'messages', uuid = account.uuids.ayse) =>
  google.tree(`customer_users/${uuid}/${name}`);
const relay = () => relayEvents(account.api.db, realtime, account.api.now.value);

test('events are written to the branches of their receivers only', async () => {
  await relay();
  const leadId = await account.createLead('Ela');
  const leadEvents = await account.lastId();
  await account.write(leadId, 'Merhaba '.repeat(40));
  expect(await relay()).toBeGreaterThan(0);
  expect(await relay()).toBe(0);
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

test('events wait while the service is down, and are then written in order, each once', async () => {
  await relay();
  const before = Object.keys(branch('leads')).length;
  google.isDown = true;
  await account.createLead('Bekleyen bir');
  await account.createLead('Bekleyen iki');
  await expect(relay()).rejects.toThrow('503');
  google.isDown = false;
  await relay();
  const names = Object.values(branch('leads')).slice(before);
  expect(names).toMatchObject([
    { coupleName: 'Bekleyen bir & Can' },
    { coupleName: 'Bekleyen iki & Can' },
  ]);
});

test('events claimed by a crashed process are relayed after half a minute', async () => {
  await account.createLead('Yarım');
  const { kysely } = account.api.db;
  const take = (at: Date) =>
    kysely
      .updateTable('realtime_events')
      .set({ claimed_at: at.toISOString() })
      .where('is_handed_on', '=', false)
      .execute();
  const now = account.api.now.value;
  await take(new Date(now.getTime() - 29_000));
  expect(await relay()).toBe(0);
  await take(new Date(now.getTime() - 31_000));
  expect(await relay()).toBeGreaterThan(0);
});

test('an access token is requested once, and again when it is rejected', async () => {
  const issued = google.accessTokens.length;
  await account.createLead('Bir');
  await relay();
  await account.createLead('İki');
  await relay();
  expect(google.accessTokens.length).toBe(issued + 1);
  google.revokeAccess();
  await account.createLead('Üç');
  await expect(relay()).rejects.toThrow('401');
  await relay();
  expect(google.accessTokens.length).toBe(issued + 2);
  expect(Object.values(branch('leads')).at(-1)).toMatchObject({ coupleName: 'Üç & Can' });
});

test('events are relayed as soon as they are written', async () => {
  const { db, now } = account.api;
  const errors: unknown[] = [];
  const end = await startEventRelay({
    db,
    realtime,
    clock: () => now.value,
    onError: (error) => errors.push(error),
    everyMs: 600_000,
  });
  await account.createLead('Hemen');
  await expect
    .poll(() => Object.values(branch('leads')).at(-1), SOON)
    .toMatchObject({ coupleName: 'Hemen & Can' });
  await end();
  expect(errors).toEqual([]);
});

test('events are deleted from the tree after seven days, too', async () => {
  await account.createLead('Eski');
  await relay();
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

test('a panel gets the database URL with a token for its own branch only', async () => {
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
    if (!firebase) throw new Error('no access');
    const controller = new AbortController();
    try {
      for await (const event of firebaseStream(firebase, uuid, 0)(0, controller.signal))
        if (event === 'open') controller.abort();
      return 'open';
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  expect(await read(uuids.ayse)).toBe('open');
  for (const uuid of [uuids.mert, uuids.stranger])
    expect(await read(uuid)).toMatch('permission_denied');
  // With an invalid key, the API falls back to its own stream.
  const privateKey = '-----BEGIN PRIVATE KEY-----';
  ports.realtime = chooseRealtime({ firebase: { ...google.project, privateKey } });
  expect(await access()).toMatchObject({ service: 'stream', firebase: null });
  await app.close();
});

test('a custom token of a panel ends after five minutes, as a panel signs in at once', async () => {
  const firebase = await realtime.signIn(account.uuids.ayse);
  const { iat = 0, exp = 0 } = decodeJwt(firebase?.token ?? '');
  expect(exp - iat).toBe(300);
  expect(firebase?.expiresAt).toBe(new Date(exp * 1000).toISOString());
});

/** Collects everything that a page's connection yields until it ends. */
async function receivedUntilEnd(
  times: { probe: number; answer: number; access: number },
  onOpen: () => void,
) {
  const firebase = await realtime.signIn(account.uuids.mert);
  if (!firebase) throw new Error('no access');
  const { signal } = new AbortController();
  const listen = firebaseStream(firebase, account.uuids.mert, 0, { open: 15_000, ...times });
  const received: unknown[] = [];
  for await (const one of listen(await account.lastId(), signal)) {
    received.push(one);
    if (one === 'open') onOpen();
  }
  return received;
}

test('a silent connection ends by itself', async () => {
  const silent = () => {
    google.isSilent = true;
  };
  const received = await receivedUntilEnd({ probe: 100, answer: 200, access: 3_600_000 }, silent);
  expect(received.at(-1)).toBe('open');
  google.isSilent = false;
  await expect.poll(() => google.listeners(), SOON).toBe(0);
});

test('an open connection ends after a while, so that access is checked again', async () => {
  const received = await receivedUntilEnd(
    { probe: 40, answer: 30_000, access: 300 },
    () => undefined,
  );
  expect(received.at(-1)).toBe('open');
  await expect.poll(() => google.listeners(), SOON).toBe(0);
});

test('the page’s policy allows the database and sign-in hosts only', () => {
  const hosts = (databaseUrl: string) =>
    realtimeHosts({ firebase: { ...google.project, databaseUrl, emulatorUrl: undefined } });
  const signIn = [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ] as const;
  expect(hosts('https://davet.firebaseio.com')).toEqual(['wss://*.firebaseio.com', ...signIn]);
  expect(hosts('https://davet-default-rtdb.europe-west1.firebasedatabase.app/')).toEqual([
    'wss://*.firebasedatabase.app',
    ...signIn,
  ]);
  expect(hosts('https://firebaseio.com.example.com')).toEqual([
    'wss://firebaseio.com.example.com',
    ...signIn,
  ]);
  const { host, origin } = new URL(google.project.databaseUrl);
  expect(realtimeHosts({ firebase: google.project })).toEqual([`ws://${host}`, origin]);
  expect(realtimeHosts({})).toEqual([]);
});
