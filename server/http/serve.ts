import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { CountryCode } from 'libphonenumber-js/max';
import type { Tables } from '../db/tables.ts';
import { asTenant } from '../db/tenant.ts';
import type { Ports } from '../ports/ports.ts';
import { auditOf } from './audit.ts';
import { authenticate, keysOf } from './authenticate.ts';
import { AfterCommit, type Begin, type Language, type Tx, type Principal } from './call.ts';
import { isObject, type ContractOperation, type RateLimit } from './contract.ts';
import { deviceOf } from './deviceCookie.ts';
import {
  claim,
  release,
  idempotencyRecordOf,
  storeResponse,
  type IdempotencyRecord,
} from './idempotency.ts';
import { forbidden, notFound, ApiError } from './apiError.ts';
import { assertPreconditions } from './preconditions.ts';
import { readParts, takesFiles, type Parts } from './parts.ts';
import type { Prepare } from './Prepare.ts';
import { keeping, type ReserveFiles, type StoredFiles } from './StoredFiles.ts';
import type { Governing } from './recordRules.ts';
import type { UploadMemory } from './UploadMemory.ts';
import type { Validators } from './validation.ts';
import { languageOf } from './messages.ts';

/** Requested page of a list. */
interface RequestedPage {
  page?: number;
  limit?: number;
}

/** Unauthenticated call. */
interface PublicCall {
  operation: string;
  address: string;
  now: Date;
}

/** Dependencies of every operation. */
export interface Dependencies {
  kysely: Kysely<Tables>;
  clock: () => Date;
  ports: Ports;
  publicUrl: string;
  country: CountryCode;
  /** Ids of the deployment's campaigns. */
  campaigns: Readonly<Record<'upgrade' | 'referral', number>>;
  /** Language of the deployment's messages to couples. */
  homeLanguage: Language;
  /** Counts a call of a public operation by its address. @throws ApiError 429 above the limit */
  limitPublicCalls: (tx: Tx, call: PublicCall, limit: RateLimit) => Promise<void>;
  /** Counts a list page that a user reads. @throws ApiError 429 above the limit */
  limitListPages: (tx: Tx, userId: number, place: RequestedPage, now: Date) => Promise<void>;
  /** Creates the storage of a request, whose files are removed again unless a transaction keeps them. */
  reserveFiles: ReserveFiles;
  /** Limits the forms in memory. */
  uploads: UploadMemory;
  /** Validates responses against the contract and fails on violations, in tests and development. */
  checkAnswers: boolean;
}

/** Type-erased handler; the map of handlers checks its type. */
export type RuntimeHandler = (tx: Tx, call: object) => Promise<unknown>;

export interface Service {
  operation: ContractOperation;
  validators: Validators;
  handle: RuntimeHandler;
  /** Runs as the database owner, across customers. */
  system: boolean;
  prepare?: Prepare | undefined;
  /** Records whose states decide about the operation. */
  governing: readonly Governing[];
}

/** Checks the permission for the whole operation; each feature checks finer rules itself. @throws ApiError */
function assertPermitted(operation: ContractOperation, principal: Principal): void {
  if (principal.agent && !operation.allowedWhileImpersonating)
    throw new ApiError('blocked_while_impersonating');
  if (operation.permission === 'session') return;
  const held: ReadonlySet<string> = principal.permissions;
  if (!held.has(operation.permission)) throw forbidden();
}

/** Rejects a body that contains fields an agent may not write, with one fault for each. */
function assertWritableFields(
  { blockedFields }: ContractOperation,
  principal: Principal,
  { body }: Parts,
): void {
  if (!principal.agent || !isObject(body)) return;
  const faults = blockedFields
    .filter((path) => body[path] !== undefined)
    .map((path) => ({ path, code: 'blocked' }));
  if (faults.length > 0) throw new ApiError('blocked_while_impersonating', { faults });
}

/** Throws 404 if the path names another customer, before anything is read or stored. */
function assertOwnAccount(principal: Principal, pathValues: object): void {
  if (!('customerId' in pathValues)) return;
  const customerId = String(pathValues.customerId);
  // Validation rejects values that are no number.
  if (/^\d+$/.test(customerId) && Number(customerId) !== principal.customerId) throw notFound();
}

const versionOf = (header: string | undefined) => Number(header?.replaceAll('"', '') ?? 0);

function requestedPage(query: unknown): RequestedPage {
  const parameters = isObject(query) ? query : {};
  const numbers = (['page', 'limit'] as const).filter(
    (name) => typeof parameters[name] === 'number',
  );
  return Object.fromEntries(numbers.map((name) => [name, parameters[name]]));
}

function callOf(
  dependencies: Dependencies,
  request: FastifyRequest,
  parts: Parts,
  principal: Principal | undefined,
  now: Date,
): object {
  const { params, query, body } = parts;
  return {
    params,
    query,
    body,
    principal,
    now,
    clock: dependencies.clock,
    version: versionOf(request.headers['if-match']),
    language: languageOf(request.headers['accept-language']),
    ports: dependencies.ports,
    log: request.log,
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    publicUrl: dependencies.publicUrl,
    country: dependencies.country,
    campaigns: dependencies.campaigns,
    homeLanguage: dependencies.homeLanguage,
    device: deviceOf(request, dependencies.publicUrl),
    keepDevice: (token: string) => (request.newDevice = token),
    keys: keysOf(request),
  };
}

async function finish(
  result: unknown,
  { begin, keep }: { begin: Begin; keep: Begin },
  principal: Principal | undefined,
  idempotency: IdempotencyRecord | undefined,
): Promise<unknown> {
  if (!(result instanceof AfterCommit)) return result;
  if (!principal || !idempotency) return result.run(keep);
  try {
    const answer: unknown = await result.run(keep);
    await begin((tx) => storeResponse(tx, principal, idempotency, answer));
    return answer;
  } catch (error) {
    // A rejected call changed nothing; any other failure may have had effects.
    if (error instanceof ApiError) await begin((tx) => release(tx, principal, idempotency));
    throw error;
  }
}

/** Commits the response together with the work, so that a retry gets it even if the process dies. */
async function storeWithWork(
  tx: Tx,
  principal: Principal,
  idempotency: IdempotencyRecord,
  done: unknown,
): Promise<void> {
  const answer: unknown = done instanceof AfterCommit ? done.meanwhile : done;
  await (answer === undefined
    ? release(tx, principal, idempotency)
    : storeResponse(tx, principal, idempotency, answer));
}

interface PublicRequest {
  dependencies: Dependencies;
  service: Service;
  request: FastifyRequest;
  now: Date;
  stored: StoredFiles;
}

/** Serves an unauthenticated request: rate limit, parts, handler. */
async function servePublic(
  { dependencies, service, request, now, stored }: PublicRequest,
  begin: Begin,
  read: () => Promise<Parts>,
): Promise<unknown> {
  const { operation, handle } = service;
  const limit = operation.rateLimit;
  const call = { operation: operation.id, address: request.ip, now };
  // In a transaction of its own, so that rejected calls count too.
  if (limit) await begin((tx) => dependencies.limitPublicCalls(tx, call, limit));
  const parts = await read();
  const keep = keeping(begin, stored);
  const result = await keep((tx) =>
    handle(tx, callOf(dependencies, request, parts, undefined, now)),
  ).catch(async (error: unknown) => {
    await parts.undo?.();
    throw error;
  });
  return result instanceof AfterCommit ? result.run(keep) : result;
}

/** Serves one request: transaction, principal, permission, validation, idempotency, handler, response. */
export async function serve(
  shared: Dependencies,
  service: Service,
  request: FastifyRequest,
  pathValues: object,
): Promise<unknown> {
  const { operation, handle, system } = service;
  const now = shared.clock();
  let principal: Principal | undefined;
  const stored = shared.reserveFiles(shared.ports.storage, now, () => principal?.customerId);
  const { storage } = stored;
  const dependencies = { ...shared, ports: { ...shared.ports, storage } };
  let idempotency: IdempotencyRecord | undefined;
  const begin: Begin = (work) =>
    dependencies.kysely.transaction().execute(async (tx) => {
      if (!system && principal)
        await asTenant(tx, { customerId: principal.customerId, userId: principal.userId });
      return work(tx);
    });
  const read = () =>
    readParts(
      { ...service, context: { now, country: dependencies.country }, uploads: shared.uploads },
      request,
      pathValues,
      { storage, customerId: principal?.customerId },
    );
  if (operation.isPublic)
    return servePublic({ dependencies, service, request, now, stored }, begin, read);
  const audit = auditOf({ operation, request, now, pathValues });
  const authenticated = async (tx: Tx) => {
    principal = await authenticate(tx, request, now, { isAcross: system });
    assertPermitted(operation, principal);
    if (!system) assertOwnAccount(principal, pathValues);
    return principal;
  };
  const record = async (error: unknown): Promise<never> => {
    const caller = principal;
    if (caller?.agent)
      await begin((tx) => audit.failed(tx, caller, error)).catch((cause: unknown) =>
        request.log.error({ err: cause }, 'a rejected call of an impersonation was not recorded'),
      );
    throw error;
  };
  let early: Parts | undefined;
  if (takesFiles(operation)) {
    await dependencies.kysely.transaction().execute(authenticated).catch(record);
    early = await read().catch(record);
  }
  const work = async (tx: Tx): Promise<{ done: unknown; isNew: boolean }> => {
    const caller = await authenticated(tx);
    const parts = early ?? (await read());
    assertWritableFields(operation, caller, parts);
    await dependencies.limitListPages(tx, caller.userId, requestedPage(parts.query), now);
    idempotency = idempotencyRecordOf(operation.id, request.headers['idempotency-key'], parts.sent);
    const before = idempotency && (await claim(tx, caller, idempotency));
    if (before) {
      await audit.done(tx, caller, before.answer);
      return { done: before.answer, isNew: false };
    }
    await assertPreconditions(tx, caller, service, parts, now);
    const done = await handle(tx, callOf(dependencies, request, parts, caller, now));
    await audit.done(tx, caller, done instanceof AfterCommit ? done.meanwhile : done);
    if (idempotency) await storeWithWork(tx, caller, idempotency, done);
    await stored.keep(tx);
    return { done, isNew: true };
  };
  const { done, isNew } = await dependencies.kysely
    .transaction()
    .execute(work)
    .catch(async (error: unknown) => {
      await early?.undo?.();
      return record(error);
    });
  if (!isNew) await early?.undo?.();
  const keep = keeping(begin, stored);
  return finish(done, { begin, keep }, principal, idempotency).catch(record);
}
