import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { importSPKI, jwtVerify } from 'jose';

/** What a Firebase project's server side is configured with. */
interface Project {
  databaseUrl: string;
  clientEmail: string;
  privateKey: string;
  apiKey: string;
  tokenUrl: string;
  identityUrl: string;
}

export interface FirebaseServer {
  project: Project;
  /** What stands at a path such as `customer_users/…/leads`; a copy. */
  tree(path: string): Record<string, unknown>;
  /** Tokens that were issued to write with. */
  accessTokens: string[];
  /** Ends the tokens that write, as after an hour. */
  revokeAccess(): void;
  /** Ends the ID tokens: those who listen are told. */
  revokeIdentities(): void;
  /** Answers 503 to whoever writes or signs in. */
  isDown: boolean;
  /** How many listen at present. */
  listeners(): number;
  close(): Promise<void>;
}

/** The members of an object that came as text. */
function membersOf(body: string): Record<string, unknown> {
  const value: unknown = JSON.parse(body);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

interface Listener {
  path: string;
  startAt: string;
  response: ServerResponse;
}

const AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/**
 * Plays Google's token service, identity service and a Realtime Database as their REST documentation
 * describes them, with the project's rules: who listens must be who the branch belongs to.
 */
export async function firebaseServer(): Promise<FirebaseServer> {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const values = new Map<string, unknown>();
  const listeners = new Set<Listener>();
  const accessTokens: string[] = [];
  const valid = new Set<string>();
  const uids = new Map<string, string>();
  const state = { isDown: false };

  const verified = async (token: string, audience: string) => {
    const key = await importSPKI(keys.publicKey, 'RS256');
    return (await jwtVerify(token, key, { audience, issuer: project.clientEmail })).payload;
  };
  const childrenOf = (path: string, startAt: string) =>
    Object.fromEntries(
      [...values]
        .filter(([at]) => at.startsWith(`${path}/`) && at.slice(path.length + 1) >= startAt)
        .map(([at, value]): [string, unknown] => [at.slice(path.length + 1), value])
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  const send = (response: ServerResponse, event: string, data: unknown) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  async function issue(url: URL, body: string, response: ServerResponse): Promise<void> {
    if (state.isDown) return void response.writeHead(503).end();
    if (url.pathname === '/token') {
      const form = new URLSearchParams(body);
      const claims = await verified(form.get('assertion') ?? '', project.tokenUrl);
      if (!String(claims['scope']).includes('auth/firebase.database')) throw new Error('scope');
      const token = `ya29.${randomUUID()}`;
      accessTokens.push(token);
      valid.add(token);
      response.end(JSON.stringify({ access_token: token, expires_in: 3599, token_type: 'Bearer' }));
      return;
    }
    if (url.searchParams.get('key') !== project.apiKey) throw new Error('key');
    const claims = await verified(String(membersOf(body)['token']), AUDIENCE);
    const token = `id.${randomUUID()}`;
    uids.set(token, String(claims['uid']));
    response.end(JSON.stringify({ idToken: token, expiresIn: '3600', refreshToken: 'r' }));
  }

  function write(request: IncomingMessage, body: string, response: ServerResponse): void {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (state.isDown) return void response.writeHead(503).end();
    if (!valid.has(token)) return void response.writeHead(401).end();
    for (const [at, value] of Object.entries(membersOf(body))) {
      if (value === null) values.delete(at);
      else values.set(at, value);
      for (const listener of listeners) {
        const child = at.slice(listener.path.length);
        if (at.startsWith(`${listener.path}/`) && child.slice(1) >= listener.startAt)
          send(listener.response, 'put', { path: child, data: value });
      }
    }
    response.writeHead(204).end();
  }

  function listen(url: URL, response: ServerResponse): void {
    const path = url.pathname.slice(1).replace(/\.json$/, '');
    const uid = uids.get(url.searchParams.get('auth') ?? '');
    const owner = /^(?:customer_users|presence)\/([^/]+)(\/|$)/.exec(path)?.[1];
    if (uid === undefined || owner !== uid)
      return void response.writeHead(401).end(JSON.stringify({ error: 'Permission denied' }));
    const startAt: unknown = JSON.parse(url.searchParams.get('startAt') ?? '""');
    if (url.searchParams.get('orderBy') !== '"$key"' || typeof startAt !== 'string')
      return void response.writeHead(400).end();
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const found = childrenOf(path, startAt);
    send(response, 'put', { path: '/', data: Object.keys(found).length > 0 ? found : null });
    send(response, 'keep-alive', null);
    const listener = { path, startAt, response };
    listeners.add(listener);
    response.once('close', () => listeners.delete(listener));
  }

  const server = createServer((request, response) => {
    void text(request)
      .then(async (body) => {
        const url = new URL(request.url ?? '/', 'http://here');
        // The database is asked by pages of other origins.
        response.setHeader('access-control-allow-origin', '*');
        if (request.method === 'POST') await issue(url, body, response);
        else if (request.method === 'PATCH' && url.pathname === '/.json')
          write(request, body, response);
        else if (request.method === 'GET') listen(url, response);
        else response.writeHead(405).end();
      })
      .catch(() => response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' })));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const project: Project = {
    databaseUrl: base,
    clientEmail: 'panel@project.iam.gserviceaccount.com',
    // As it stands in an environment variable.
    privateKey: keys.privateKey.replaceAll('\n', '\\n'),
    apiKey: 'AIzaTest',
    tokenUrl: `${base}/token`,
    identityUrl: base,
  };
  return {
    project,
    tree: (path) => childrenOf(path, ''),
    accessTokens,
    revokeAccess: () => valid.clear(),
    revokeIdentities: () => {
      uids.clear();
      for (const { response } of listeners) {
        send(response, 'auth_revoked', 'token expired');
        response.end();
      }
    },
    get isDown() {
      return state.isDown;
    },
    set isDown(value) {
      state.isDown = value;
    },
    listeners: () => listeners.size,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
