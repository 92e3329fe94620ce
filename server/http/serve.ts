import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { CountryCode } from 'libphonenumber-js/max';
import type { Tables } from '../db/tables.ts';
import { asTenant } from '../db/tenant.ts';
import type { Ports } from '../ports/ports.ts';
import { authenticate, keysOf } from './authenticate.ts';
import { AfterCommit, type Begin, type Tx, type Who } from './call.ts';
import { isObject, type ContractOperation } from './contract.ts';
import { claimIntent, intentOf, keepAnswer, type Intent } from './idempotency.ts';
import { forbidden, Refusal } from './refusal.ts';
import { readMultipart } from './upload.ts';
import type { Validators } from './validation.ts';
import { languageOf } from './words.ts';

/** What every operation is served with. */
export interface Surroundings {
  kysely: Kysely<Tables>;
  clock: () => Date;
  ports: Ports;
  publicUrl: string;
  country: CountryCode;
  /** Check our own answers against the contract and fail where they differ: tests and development. */
  checkAnswers: boolean;
}

/** A handler with its types worn off: the map of handlers has proven them. */
export type AnyHandler = (tx: Tx, call: object) => Promise<unknown>;

export interface Service {
  operation: ContractOperation;
  validators: Validators;
  handle: AnyHandler;
  /** Runs as the database's owner, across accounts. */
  system: boolean;
}

interface Parts {
  params: unknown;
  query: unknown;
  body: unknown;
}

const needsVersion = (operation: ContractOperation) =>
  operation.parameters.some((parameter) => parameter.name === 'If-Match');

/** Validates every part of a request; refuses with all faults of the first part that has any. */
async function readParts(
  { operation, validators }: Service,
  request: FastifyRequest,
  pathValues: object,
): Promise<Parts> {
  const params = { ...pathValues };
  const query = { ...(isObject(request.query) ? request.query : {}) };
  const inPath = validators.parameters('path', params);
  // An id that cannot be one names no record.
  if (inPath.length > 0) throw new Refusal('not_found');
  const wrong = [
    ...validators.parameters('query', query),
    ...validators.parameters('header', {
      ...request.headers,
      'If-Match': request.headers['if-match'],
      'Idempotency-Key': request.headers['idempotency-key'],
    }),
  ];
  if (wrong.length > 0) throw new Refusal('malformed', { faults: wrong });
  if (needsVersion(operation) && request.headers['if-match'] === undefined)
    throw new Refusal('version_required');
  if (!operation.body) return { params, query, body: undefined };
  if (operation.body.media === 'multipart/form-data')
    return { params, query, body: await readMultipart(request, operation.body.schema) };
  const faults = validators.body(request.body);
  if (faults.length > 0) throw new Refusal('validation', { faults });
  return { params, query, body: request.body };
}

/** Whether this caller may use the operation at all; finer rules are the feature's own. */
function admit(operation: ContractOperation, who: Who): void {
  if (who.agent && !operation.allowedWhileImpersonating)
    throw new Refusal('blocked_while_impersonating');
  if (operation.permission === 'session') return;
  const held: ReadonlySet<string> = who.permissions;
  if (!held.has(operation.permission)) throw forbidden();
}

async function audit(tx: Tx, who: Who, service: Service, request: FastifyRequest): Promise<void> {
  if (!who.agent || service.operation.method === 'GET') return;
  await tx
    .insertInto('audit_entries')
    .values({
      customer_id: who.customerId,
      customer_user_id: who.userId,
      agent_id: who.agent.id,
      operation: service.operation.id,
      path: service.operation.path,
      request_id: request.id,
      address: request.ip,
      reason: who.agent.reason,
    })
    .execute();
}

const versionOf = (header: string | undefined) => Number(header?.replaceAll('"', '') ?? 0);

function callOf(
  surroundings: Surroundings,
  request: FastifyRequest,
  parts: Parts,
  who: Who | undefined,
  now: Date,
): object {
  return {
    ...parts,
    who,
    now,
    version: versionOf(request.headers['if-match']),
    language: languageOf(request.headers['accept-language']),
    ports: surroundings.ports,
    log: request.log,
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    publicUrl: surroundings.publicUrl,
    country: surroundings.country,
    keys: keysOf(request),
  };
}

async function finish(
  result: unknown,
  begin: Begin,
  who: Who | undefined,
  intent: Intent | undefined,
): Promise<unknown> {
  if (!(result instanceof AfterCommit)) return result;
  const answer: unknown = await result.run(begin);
  if (who && intent) await begin((tx) => keepAnswer(tx, who, intent, answer));
  return answer;
}

/** Carries out one request: transaction, caller, permission, validation, intent, handler, answer. */
export async function serve(
  surroundings: Surroundings,
  service: Service,
  request: FastifyRequest,
  pathValues: object,
): Promise<unknown> {
  const { operation, handle, system } = service;
  const now = surroundings.clock();
  let who: Who | undefined;
  let intent: Intent | undefined;
  const scoped = async (tx: Tx) => {
    if (!system && who) await asTenant(tx, { customerId: who.customerId, userId: who.userId });
  };
  const begin: Begin = (work) =>
    surroundings.kysely.transaction().execute(async (tx) => {
      await scoped(tx);
      return work(tx);
    });
  if (operation.isPublic) {
    const parts = await readParts(service, request, pathValues);
    const result = await begin((tx) =>
      handle(tx, callOf(surroundings, request, parts, undefined, now)),
    );
    return finish(result, begin, undefined, undefined);
  }
  const result = await surroundings.kysely.transaction().execute(async (tx) => {
    who = await authenticate(tx, request, now);
    admit(operation, who);
    const parts = await readParts(service, request, pathValues);
    await scoped(tx);
    intent = intentOf(operation.id, request.headers['idempotency-key'], parts.body);
    const before = intent && (await claimIntent(tx, who, intent));
    if (before) return before.answer;
    const done = await handle(tx, callOf(surroundings, request, parts, who, now));
    await audit(tx, who, service, request);
    if (intent && !(done instanceof AfterCommit)) await keepAnswer(tx, who, intent, done);
    return done;
  });
  return finish(result, begin, who, intent);
}

/** Sends an answer as the contract says; in tests an answer that breaks the contract is an error. */
export async function sendAnswer(
  surroundings: Surroundings,
  { operation, validators }: Service,
  reply: FastifyReply,
  answer: unknown,
): Promise<void> {
  const { status, media } = operation.answer;
  reply.code(status).header('cache-control', 'no-store');
  if (Buffer.isBuffer(answer)) {
    await reply.type(media).send(answer);
    return;
  }
  const text = JSON.stringify(answer);
  if (surroundings.checkAnswers) {
    const faults = validators.answer(JSON.parse(text));
    if (faults.length > 0)
      throw new Error(
        `${operation.id} answered against the contract: ${JSON.stringify(faults.slice(0, 5))}`,
      );
  }
  await reply.type('application/json; charset=utf-8').send(text);
}
