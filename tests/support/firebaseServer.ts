import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { importSPKI, jwtVerify, SignJWT } from 'jose';
import { firebaseDatabase } from './firebaseDatabase.ts';

/** Server-side configuration of a Firebase project. */
interface Project {
  databaseUrl: string;
  clientEmail: string;
  privateKey: string;
  apiKey: string;
  emulatorUrl: string;
}

export interface FirebaseServer {
  project: Project;
  /** Returns a copy of the values at a path such as `customer_users/…/leads`. */
  tree(path: string): Record<string, unknown>;
  /** Issued access tokens. */
  accessTokens: string[];
  /** Revokes the access tokens, as after an hour. */
  revokeAccess(): void;
  /** Revokes the ID tokens and notifies listeners. */
  revokeIdentities(): void;
  /** Makes writes and sign-ins fail with 503. */
  isDown: boolean;
  /** Makes the database keep its connections without responding. */
  isSilent: boolean;
  /** Returns the current number of listening clients. */
  listeners(): number;
  close(): Promise<void>;
}

/** Parses the members of a JSON object; none for anything else. */
function membersOf(body: string): Record<string, unknown> {
  const value: unknown = JSON.parse(body);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/**
 * Simulates Google's token service, identity service and a Realtime Database: the server's side by the documented
 * REST API, the panel's side by the protocol of Firebase's client.
 */
export async function firebaseServer(): Promise<FirebaseServer> {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const accessTokens: string[] = [];
  const valid = new Set<string>();
  const uids = new Map<string, string>();
  const state = { isDown: false, isSilent: false };

  const verified = async (token: string, audience: string) => {
    const key = await importSPKI(keys.publicKey, 'RS256');
    return (await jwtVerify(token, key, { audience, issuer: project.clientEmail })).payload;
  };

  async function issueAccess(body: string): Promise<object> {
    const form = new URLSearchParams(body);
    const claims = await verified(form.get('assertion') ?? '', `${project.emulatorUrl}/token`);
    if (!String(claims['scope']).includes('auth/firebase.database')) throw new Error('scope');
    const token = `ya29.${randomUUID()}`;
    accessTokens.push(token);
    valid.add(token);
    return { access_token: token, expires_in: 3599, token_type: 'Bearer' };
  }

  async function signIn(body: string): Promise<object> {
    const { uid } = await verified(String(membersOf(body)['token']), AUDIENCE);
    const idToken = await new SignJWT({ user_id: uid, jti: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(Buffer.from(keys.publicKey));
    uids.set(idToken, String(uid));
    return { idToken, refreshToken: 'r', expiresIn: '3600', isNewUser: false };
  }

  /** Returns the response of Google's services at a path; undefined if there is nothing. */
  async function google({ pathname, searchParams }: URL, body: string) {
    if (pathname === '/token') return issueAccess(body);
    if (searchParams.get('key') !== project.apiKey) return undefined;
    const accounts = '/identitytoolkit.googleapis.com/v1/accounts:';
    if (pathname === `${accounts}signInWithCustomToken`) return signIn(body);
    if (pathname !== `${accounts}lookup`) return undefined;
    const localId = uids.get(String(membersOf(body)['idToken']));
    return localId === undefined ? undefined : { users: [{ localId }] };
  }

  function write(request: IncomingMessage, body: string, response: ServerResponse): void {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!valid.has(token)) return void response.writeHead(401).end();
    for (const [at, value] of Object.entries(membersOf(body))) database.write(at, value);
    response.writeHead(204).end();
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? '/', 'http://here');
    // Pages of other origins sign in here.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (state.isDown) return void response.writeHead(503).end();
    if (request.method === 'PATCH' && url.pathname === '/.json')
      return write(request, body, response);
    const result = request.method === 'POST' ? await google(url, body) : undefined;
    response.writeHead(result ? 200 : 400).end(JSON.stringify(result ?? { error: {} }));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(400).end('{"error":"invalid_grant"}'));
  });
  const database = firebaseDatabase(
    server,
    (token) => uids.get(token),
    () => state.isSilent,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const project: Project = {
    databaseUrl: base,
    clientEmail: 'panel@project.iam.gserviceaccount.com',
    // Escaped as in an environment variable.
    privateKey: keys.privateKey.replaceAll('\n', '\\n'),
    apiKey: 'AIzaTest',
    emulatorUrl: base,
  };
  return {
    project,
    tree: (path) => database.childrenOf(path),
    accessTokens,
    revokeAccess: () => valid.clear(),
    revokeIdentities: () => {
      uids.clear();
      database.revoke();
    },
    get isDown() {
      return state.isDown;
    },
    set isDown(value) {
      state.isDown = value;
    },
    get isSilent() {
      return state.isSilent;
    },
    set isSilent(value) {
      state.isSilent = value;
    },
    listeners: database.listeners,
    close: async () => {
      database.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
