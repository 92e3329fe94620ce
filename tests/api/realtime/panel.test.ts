import { afterAll, beforeAll, expect, test } from 'vitest';
import { relayEvents } from '../../../server/features/realtime/commands.ts';
import { chooseRealtime } from '../../../server/ports/realtime/choose.ts';
import { createClient, type ClientSession } from '../../../src/data/client.ts';
import { EventDeduplicator } from '../../../src/realtime/EventDeduplicator.ts';
import { listenForEvents, type Connection } from '../../../src/realtime/listener.ts';
import { panelService } from '../../../src/realtime/panelService.ts';
import type { RealtimeHint } from '../../../src/realtime/RealtimeHint.ts';
import type { RealtimeService } from '../../../src/realtime/RealtimeService.ts';
import { firebaseServer, type FirebaseServer } from '../../support/firebaseServer.ts';
import { tcpProxy } from '../../support/tcpProxy.ts';
import { realtimeAccount, type RealtimeAccount } from './realtimeAccount.ts';

let account: RealtimeAccount;
beforeAll(async () => {
  account = await realtimeAccount();
});
afterAll(() => account.close());

/** The backoff before a retry may be long on a busy machine. */
const SOON = { timeout: 15_000 };

/** Creates a network whose state the test sets. */
function testNetwork() {
  const listeners = new Set<() => void>();
  let isOnline = true;
  return {
    isOnline: () => isOnline,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (now: boolean) => {
      isOnline = now;
      for (const listener of listeners) listener();
    },
  };
}

/** Creates the panel's own client and listener, as a page of Ayşe's uses them. */
function page(
  change: (service: RealtimeService) => RealtimeService = (service) => service,
  base = account.base,
) {
  const { api, ayse, uuids } = account;
  // Excludes the events of earlier tests.
  api.now.value = new Date(api.now.value.getTime() + 1000);
  const keys = {
    accessToken: ayse['x-access-token'] ?? '',
    consumerKey: ayse['x-consumer-key'] ?? '',
  };
  const session: ClientSession = { keys: () => keys, onUnauthorized: () => undefined };
  const client = createClient({ baseUrl: `${base}/api`, language: 'tr', session });
  const controller = new AbortController();
  const network = testNetwork();
  const deduplicator = new EventDeduplicator();
  const names: string[] = [];
  const connections: Connection[] = [];
  const hints: RealtimeHint[] = [];
  const ended = listenForEvents({
    service: change(panelService(client, uuids.ayse)),
    network,
    last: () => deduplicator.last,
    age: () => 0,
    onStart: (after) => deduplicator.begin(after),
    onEvents: (events) =>
      names.push(
        ...deduplicator.take(events).map(({ coupleName }) => coupleName.replace(' & Can', '')),
      ),
    onHint: (hint) => hints.push(hint),
    onConnection: (connection) => connections.push(connection),
    signal: controller.signal,
  });
  return {
    network,
    names,
    hints,
    connections,
    close: async () => {
      controller.abort();
      await ended;
    },
  };
}

test('a page receives events, and after a network failure the missed ones', async () => {
  const open = page();
  await expect.poll(() => open.connections, SOON).toEqual(['live']);
  await account.createLead('Bir');
  await expect.poll(() => open.names, SOON).toEqual(['Bir']);
  open.network.set(false);
  await expect.poll(() => open.connections.at(-1), SOON).toBe('away');
  await account.createLead('İki');
  await account.createLead('Üç');
  open.network.set(true);
  await expect.poll(() => open.names, SOON).toEqual(['Bir', 'İki', 'Üç']);
  expect(open.connections.at(-1)).toBe('live');
  await open.close();
});

test('a dropped connection is reported and resumes with the missed events', async () => {
  const proxy = await tcpProxy(new URL(account.base));
  const open = page(undefined, proxy.url.origin);
  await expect.poll(() => open.connections, SOON).toEqual(['live']);
  await account.createLead('Bir');
  await expect.poll(() => open.names, SOON).toEqual(['Bir']);
  proxy.cut();
  await expect.poll(() => open.connections.at(-1), SOON).toBe('away');
  await account.createLead('İki');
  await account.createLead('Üç');
  proxy.reconnect();
  await expect.poll(() => open.connections.at(-1), SOON).toBe('live');
  await expect.poll(() => open.names, SOON).toEqual(['Bir', 'İki', 'Üç']);
  await open.close();
  await proxy.close();
});

test('polls while streams are blocked, and stops once one is open', async () => {
  let isBlocked = true;
  const open = page((service) => ({
    ...service,
    listen: (access) => (after, signal) => {
      if (isBlocked) throw new Error('streams are blocked');
      return service.listen(access)(after, signal);
    },
  }));
  await expect.poll(() => open.connections.at(-1), SOON).toBe('polling');
  await account.createLead('Sorulan');
  // The network is back: the client retries at once.
  open.network.set(true);
  await expect.poll(() => open.names, SOON).toEqual(['Sorulan']);
  isBlocked = false;
  open.network.set(true);
  await expect.poll(() => open.connections.at(-1), SOON).toBe('live');
  await account.createLead('Duyulan');
  await expect.poll(() => open.names, SOON).toEqual(['Sorulan', 'Duyulan']);
  await open.close();
});

/** Creates a page that the API refers to a simulated Firebase. */
function firebasePage(google: FirebaseServer, databaseUrl = google.project.databaseUrl) {
  const realtime = chooseRealtime({ firebase: { ...google.project, databaseUrl } });
  return page((service) => ({
    ...service,
    access: async (...args) => {
      const { after } = await service.access(...args);
      const firebase = await realtime.signIn(account.uuids.ayse);
      return { service: 'firebase', after, firebase };
    },
  }));
}

/** Relays events, as the API does. */
const relay = ({ project }: FirebaseServer) =>
  relayEvents(account.api.db, chooseRealtime({ firebase: project }), account.api.now.value);

test('receives the same events by Firebase, also after its token expired', async () => {
  const google = await firebaseServer();
  await account.createLead('Önceki');
  await relay(google);
  const open = firebasePage(google);
  await expect.poll(() => open.connections, SOON).toEqual(['live']);
  const leadId = await account.createLead('Bir');
  await relay(google);
  await expect.poll(() => open.names, SOON).toEqual(['Bir']);
  google.revokeIdentities();
  await account.write(leadId, 'Merhaba');
  await account.createLead('İki');
  await relay(google);
  // The message belongs to the same couple.
  await expect.poll(() => open.names.toSorted(), SOON).toEqual(['Bir', 'Bir', 'İki']);
  await open.close();
  await expect.poll(() => google.listeners(), SOON).toBe(0);
  await google.close();
});

test('resumes with the missed events after a dropped Firebase connection, each once', async () => {
  const google = await firebaseServer();
  const proxy = await tcpProxy(new URL(google.project.databaseUrl));
  const open = firebasePage(google, proxy.url.origin);
  await expect.poll(() => open.connections, SOON).toEqual(['live']);
  await account.createLead('Bir');
  await relay(google);
  await expect.poll(() => open.names, SOON).toEqual(['Bir']);
  proxy.cut();
  await expect.poll(() => google.listeners(), SOON).toBe(0);
  await account.createLead('İki');
  await relay(google);
  proxy.reconnect();
  await expect.poll(() => google.listeners(), SOON).toBe(1);
  await account.createLead('Üç');
  await relay(google);
  await expect.poll(() => open.names, SOON).toEqual(['Bir', 'İki', 'Üç']);
  expect(open.connections.at(-1)).toBe('live');
  await open.close();
  await proxy.close();
  await google.close();
});

test('falls back to the API’s stream while Firebase is down', async () => {
  const google = await firebaseServer();
  google.isDown = true;
  const open = firebasePage(google);
  await expect.poll(() => open.connections.at(-1), SOON).toBe('live');
  await account.createLead('Doğrudan');
  await expect.poll(() => open.names, SOON).toEqual(['Doğrudan']);
  await open.close();
  await google.close();
});
