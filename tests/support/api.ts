import { randomBytes } from 'node:crypto';
import type {
  FastifyInstance,
  FastifyServerOptions,
  InjectOptions,
  LightMyRequestResponse,
} from 'fastify';
import * as operations from '#contract/operations.ts';
import type { OperationId, Schemas } from '#contract/types.ts';
import { buildApp } from '../../server/app.ts';
import { ensureCollections } from '../../server/crud/ensureCollections.ts';
import type { Database } from '../../server/db/connection.ts';
import type { Answer } from '../../server/http/call.ts';
import { loadContract, type ContractDocument } from '../../server/http/contract.ts';
import { hashToken } from '../../server/secrets/token.ts';
import { chooseMail } from '../../server/ports/mail/choose.ts';
import { closedGateway } from '../../server/ports/payments/closed.ts';
import type { Ports } from '../../server/ports/ports.ts';
import { localRealtime } from '../../server/ports/realtime/local.ts';
import { sandboxReviews } from '../../server/ports/reviews/sandbox.ts';
import { chooseSms } from '../../server/ports/sms/choose.ts';
import { fileLinks } from '../../server/ports/storage/links.ts';
import { testDatabase } from './database.ts';

/** Headers of a session; empty without one. */
export type Caller = Record<string, string>;

export interface Request {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | readonly (string | number)[] | undefined>;
  body?: unknown;
  /** Sent as If-Match. */
  version?: number;
  /** Sent as Idempotency-Key. */
  key?: string;
  /** IP address of the caller, 127.0.0.1 by default. */
  address?: string;
}

export interface Refused {
  status: number;
  error: Schemas['Error'];
  headers: LightMyRequestResponse['headers'];
}

export interface TestApi {
  app: FastifyInstance;
  db: Database;
  ports: Ports;
  /** Current time of the API; a test changes it. */
  now: { value: Date };
  /** Opens a session of the user. @returns its headers */
  signedInAs(userId: number, agent?: { agentId: number; reason: string }): Promise<Caller>;
  send(caller: Caller, operation: OperationId, request?: Request): Promise<LightMyRequestResponse>;
  /** Returns the response, which the API has validated against the contract; throws if the request fails. */
  ok<O extends OperationId>(caller: Caller, operation: O, request?: Request): Promise<Answer<O>>;
  /** Returns the error; throws if the request succeeds. */
  refused(caller: Caller, operation: OperationId, request?: Request): Promise<Refused>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  contract?: ContractDocument;
  /** Callback for every SQL statement of the API. */
  onStatement?: (sql: string) => void;
  /** Replacements for sandbox ports. */
  ports?: Partial<Ports>;
  logger?: FastifyServerOptions['logger'];
  maxUploadBytes?: number;
}

/** Time of the API's clock when it starts: noon of a Saturday in Istanbul. */
export const START = new Date('2026-11-21T09:00:00.000Z');

/** Sets the clock of an API to a number of seconds after the start. */
export function later({ now }: Pick<TestApi, 'now'>, seconds: number, start = START): void {
  now.value = new Date(start.getTime() + seconds * 1000);
}

const CONSUMER_KEY = 'ck_1234567890123456';

const ADDRESSES = new Map<OperationId, { method: InjectOptions['method']; path: string }>(
  Object.values(operations).map((operation) => [operation.id, operation]),
);

/**
 * Starts the whole API on a database of its own, with e-mails and SMS in the sandbox outbox. The clock is at noon
 * of a Saturday in Istanbul.
 */
export async function testApi(options: TestApiOptions = {}): Promise<TestApi> {
  const db = await testDatabase();
  const contract = options.contract ?? loadContract();
  // The collections of the shipped contract exist already.
  if (options.contract) await ensureCollections(db, contract);
  const now = { value: new Date(START) };
  const ports = { ...sandboxPorts(db), ...options.ports };
  const clock = () => now.value;
  const watched = options.onStatement ? watch(db, options.onStatement) : db;
  const { logger = false, maxUploadBytes } = options;
  const app = await buildApp({
    db: watched,
    ports,
    contract,
    clock,
    checkAnswers: true,
    logger,
    maxUploadBytes,
  });
  const send: TestApi['send'] = (caller, operation, request = {}) =>
    app.inject(injected(caller, operation, request));
  return {
    app,
    db,
    ports,
    now,
    signedInAs: (userId, agent) => startSession(db, now.value, userId, agent),
    send,
    async ok(caller, operation, request) {
      const response = await send(caller, operation, request);
      if (response.statusCode >= 300)
        throw new Error(
          `expected ${operation} to succeed, got ${response.statusCode}: ${response.body}`,
        );
      return response.json<Answer<typeof operation>>();
    },
    async refused(caller, operation, request) {
      const response = await send(caller, operation, request);
      if (response.statusCode < 400)
        throw new Error(
          `expected ${operation} to be rejected, got ${response.statusCode}: ${response.body}`,
        );
      const { statusCode: status, headers } = response;
      return { status, error: response.json<Schemas['Error']>(), headers };
    },
    async close() {
      await app.close();
      await db.close();
    },
  };
}

function watch(db: Database, onStatement: (sql: string) => void): Database {
  const executor = db.kysely.getExecutor();
  const kysely = db.kysely.withPlugin({
    transformQuery({ node, queryId }) {
      onStatement(executor.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...db, kysely };
}

async function startSession(
  { kysely }: Database,
  now: Date,
  userId: number,
  agent?: { agentId: number; reason: string },
): Promise<Caller> {
  const { customer_id } = await kysely
    .selectFrom('customer_users')
    .select('customer_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const token = `pt_${randomBytes(16).toString('hex')}`;
  await kysely
    .insertInto('sessions')
    .values({
      customer_id,
      customer_user_id: userId,
      token_hash: hashToken(token),
      consumer_key_hash: hashToken(CONSUMER_KEY),
      agent_id: agent?.agentId ?? null,
      impersonation_id:
        agent && (await startImpersonation(kysely, now, customer_id, userId, agent)),
      reason: agent?.reason ?? null,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
    })
    .execute();
  return {
    'x-access-token': token,
    'x-consumer-key': CONSUMER_KEY,
    'accept-language': 'tr',
    ...(agent && { 'x-switch-user': String(userId) }),
  };
}

async function startImpersonation(
  kysely: Database['kysely'],
  now: Date,
  customerId: number,
  userId: number,
  { agentId, reason }: { agentId: number; reason: string },
): Promise<number> {
  const { id } = await kysely
    .insertInto('impersonations')
    .values({
      customer_id: customerId,
      customer_user_id: userId,
      user_name: 'Ayşe Yıldırım',
      agent_id: agentId,
      agent_name: 'Selin Destek',
      reason,
      started_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 1_800_000).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function injected(caller: Caller, operation: OperationId, request: Request): InjectOptions {
  const { method, path } = ADDRESSES.get(operation) ?? { method: 'GET', path: '' };
  const { params = {}, query = {}, body, version, key, address } = request;
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return {
    method,
    url: `/api${url}${search.size > 0 ? `?${search.toString()}` : ''}`,
    headers: {
      ...caller,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    ...(address !== undefined && { remoteAddress: address }),
  };
}

/** Creates e-mail and SMS ports as in a demo; a test supplies the other ports that it needs. */
export function sandboxPorts({ kysely }: Pick<Database, 'kysely'>): Ports {
  const missing = async () => {
    throw new Error('testApi() got no such port in its options');
  };
  return {
    mail: chooseMail({ from: { address: 'panel@example.com', name: 'Panel' } }, kysely),
    sms: chooseSms({}, kysely),
    storage: { put: missing, get: missing, remove: missing },
    links: fileLinks('a secret of the tests, shared by all of them'),
    telephony: { call: missing },
    realtime: localRealtime,
    payments: closedGateway,
    reviews: sandboxReviews(kysely),
    identity: {
      authUrl: () => 'https://identity.example.com/',
      exchange: missing,
      verifyToken: missing,
    },
  };
}
