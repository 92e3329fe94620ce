import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { serveWebSockets, type WebSocketConnection } from './webSocketServer.ts';

/** Subscription of a page: a path, from a key on if the page requested that. */
interface Listen {
  path: string;
  startAt: string;
  tag: unknown;
}

interface Client {
  uid: string | undefined;
  listens: Listen[];
  connection: WebSocketConnection;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const memberOf = (value: unknown, key: string): unknown =>
  isObject(value) ? Reflect.get(value, key) : undefined;
const pathOf = (value: unknown) => String(value).split('/').filter(Boolean).join('/');

function listenOf(body: unknown): Listen {
  const query = memberOf(body, 'q');
  const startAt = memberOf(query, 'sp');
  if (startAt !== undefined && memberOf(query, 'i') !== '.key') throw new Error('no such index');
  return {
    path: pathOf(memberOf(body, 'p')),
    startAt: typeof startAt === 'string' ? startAt : '',
    tag: memberOf(body, 't'),
  };
}

/**
 * Simulates a Realtime Database with the protocol of Firebase's client, as far as it reads and listens. By the
 * project's rules, only the owner of a branch may read it.
 * @param uidOf returns the owner of an ID token; undefined if it is invalid or revoked
 * @param isSilent returns true if it must not respond, like a dead network
 */
export function firebaseDatabase(
  server: Server,
  uidOf: (token: string) => string | undefined,
  isSilent: () => boolean,
) {
  const values = new Map<string, unknown>();
  const clients = new Map<WebSocketConnection, Client>();

  const childrenOf = (path: string, startAt = ''): Record<string, unknown> =>
    Object.fromEntries(
      [...values]
        .filter(([at]) => at.startsWith(`${path}/`) && at.slice(path.length + 1) >= startAt)
        .map(([at, value]): [string, unknown] => [at.slice(path.length + 1), value])
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  const send = ({ connection }: Client, message: object) =>
    connection.send(JSON.stringify({ t: 'd', d: message }));
  const snapshot = ({ path, startAt }: Listen) => {
    const children = childrenOf(path, startAt);
    return Object.keys(children).length > 0 ? children : null;
  };
  const canRead = ({ uid }: Client, path: string) =>
    uid !== undefined && /^(?:customer_users|presence)\/([^/]+)/.exec(path)?.[1] === uid;

  /** @returns the status and its data */
  function respond(client: Client, action: unknown, body: unknown): [string, unknown] {
    if (action === 'auth' || action === 'gauth') {
      client.uid = uidOf(String(memberOf(body, 'cred')));
      return client.uid === undefined ? ['expired_token', 'expired'] : ['ok', {}];
    }
    if (action !== 'q' && action !== 'g' && action !== 'n') return ['ok', {}];
    const listen = listenOf(body);
    const { path, tag } = listen;
    if (action === 'n') {
      client.listens = client.listens.filter((one) => one.path !== path || one.tag !== tag);
      return ['ok', {}];
    }
    if (!canRead(client, path)) return ['permission_denied', 'Permission denied'];
    if (action === 'g') return ['ok', snapshot(listen)];
    client.listens.push(listen);
    send(client, { a: 'd', b: { p: path, d: snapshot(listen), t: tag } });
    return ['ok', {}];
  }

  serveWebSockets(server, '/.ws', {
    onOpen: (connection, { headers }) => {
      clients.set(connection, { uid: undefined, listens: [], connection });
      const hello = { ts: Date.now(), v: '5', h: headers.host, s: randomUUID() };
      connection.send(JSON.stringify({ t: 'c', d: { t: 'h', d: hello } }));
    },
    onText: (connection, text) => {
      const client = clients.get(connection);
      const message: unknown = JSON.parse(text);
      // A number keeps the connection alive.
      if (isSilent() || !client || memberOf(message, 't') !== 'd') return;
      const request = memberOf(message, 'd');
      const [s, d] = respond(client, memberOf(request, 'a'), memberOf(request, 'b'));
      send(client, { r: memberOf(request, 'r'), b: { s, d } });
    },
    onClose: (connection) => clients.delete(connection),
  });

  return {
    childrenOf,
    /** Writes a value, or removes it if it is null, and notifies listeners. */
    write(at: string, value: unknown): void {
      if (value === null) values.delete(at);
      else values.set(at, value);
      for (const client of clients.values())
        for (const { path, startAt, tag } of client.listens)
          if (at.startsWith(`${path}/`) && at.slice(path.length + 1) >= startAt)
            send(client, { a: 'd', b: { p: at, d: value, t: tag } });
    },
    /** Notifies every client that its token has expired. */
    revoke(): void {
      for (const client of clients.values()) {
        client.uid = undefined;
        client.listens = [];
        send(client, { a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired' } });
      }
    },
    /** Returns the current number of listening clients. */
    listeners: () => [...clients.values()].filter(({ listens }) => listens.length > 0).length,
    close: () => {
      for (const connection of clients.keys()) connection.close();
    },
  };
}
