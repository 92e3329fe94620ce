import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import {
  loadContract,
  readOperations,
  type ContractOperation,
  type JsonSchema,
} from '../../../server/http/contract.ts';
import { newToken } from '../../../server/secrets/token.ts';
import { addCustomer, addPlaces, addProvider } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';
import { addSignIn, callerOf, ANONYMOUS, PASSWORD, signIn } from '../../support/signIn.ts';

const operations = readOperations(loadContract());
const guarded = operations.filter(({ isPublic }) => !isPublic);

let api: TestApi;
let session: Schemas['Session'];
let interim: string[];
let ids: Record<string, number>;

beforeAll(async () => {
  api = await testApi();
  await addPlaces(api.db);
  const customerId = await addCustomer(api.db);
  const providerId = await addProvider(api.db, customerId);
  const id = await addSignIn(api.db, {
    customerId,
    username: 'ayse',
    phones: ['+905320000001'],
    providerIds: [providerId],
  });
  await addSignIn(api.db, { customerId, username: 'twin', phones: ['+905320000001'] });
  await addSignIn(api.db, {
    customerId,
    username: 'twofa',
    own: { two_factor_enabled: true, two_factor_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
  });
  await addSignIn(api.db, { customerId, username: 'expired', own: { password_expired: true } });
  ids = { customerId, id };
  session = await signIn(api, 'ayse');
  interim = [];
  for (const identifier of ['twofa', '05320000001', 'expired']) {
    const result = await api.ok(ANONYMOUS, 'signIn', { body: { identifier, password: PASSWORD } });
    if (result.outcome === 'signed_in')
      throw new Error(`expected a second step for ${identifier}, but it was signed in`);
    interim.push(result.outcome === 'password_expired' ? result.recoveryKey : result.challenge);
  }
  interim.push(
    (await api.ok(ANONYMOUS, 'requestCode', { body: { identifier: 'ayse' } })).data.requestId,
  );
});
afterAll(() => api.close());

/** Returns a value for a path parameter, if possible an id of the own customer. */
function valueOf(name: string, schema: JsonSchema): string {
  if (name === 'token') return session.accessToken.id;
  const first: unknown = Array.isArray(schema['enum']) ? schema['enum'][0] : undefined;
  if (typeof first === 'string') return first;
  return String(ids[name] ?? (schema['type'] === 'integer' ? 1 : 'abc'));
}

function urlOf({ path, parameters }: ContractOperation): string {
  const schemas = new Map(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, schema }) => [name, schema]),
  );
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name, schemas.get(name) ?? {}))}`;
}

function call(
  operation: ContractOperation,
  headers: Caller,
  search = '',
): Promise<LightMyRequestResponse> {
  const { method, body } = operation;
  const json = body?.media === 'application/json';
  return api.app.inject({
    method,
    url: urlOf(operation) + search,
    headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
    ...(json && { payload: '{}' }),
  });
}

/** Returns the operations whose response to these headers is not 401. */
async function opened(headers: Caller, search = ''): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of guarded) {
    const response = await call(operation, headers, search);
    const isRefused =
      response.statusCode === 401 && response.json<Schemas['Error']>().code === 'unauthenticated';
    if (!isRefused) wrong.push(`${operation.id}: ${response.statusCode}`);
  }
  return wrong;
}

test('the registered routes are those of the contract', () => {
  const routes = api.app.printRoutes({ commonPrefix: false, includeHooks: false });
  const served = routesOf(routes).filter((route) => route.includes(' /api/'));
  const written = operations.flatMap((operation) =>
    pathsOf(operation).map(
      (path) => `${operation.method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(served.toSorted()).toEqual(written.toSorted());
});

/** Returns a path, once for each value of a parameter that is only part of a segment. */
function pathsOf({ path, parameters }: ContractOperation): string[] {
  const [partly, name] = /\{(\w+)\}(?=[^/])/.exec(path) ?? [];
  const { schema = {} } = parameters.find((parameter) => parameter.name === name) ?? {};
  const values: unknown = schema['enum'];
  return partly && Array.isArray(values)
    ? values.map((value) => path.replace(partly, String(value)))
    : [path];
}

/** Parses Fastify's printed route tree to its routes, without the automatic HEAD routes. */
function routesOf(drawing: string): string[] {
  const above: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const drawn = /^((?:│   |    )*)(?:├── |└── )(\S*)(?: \(([^)]*)\))?/.exec(line);
    if (!drawn) return [];
    const [, indent = '', part = '', methods = ''] = drawn;
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    const path = above.join('');
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}

test('every operation is tested', () => {
  expect(guarded.length).toBeGreaterThan(60);
});

test('valid keys give access', async () => {
  const refused: string[] = [];
  // These end the session that calls them.
  for (const operation of guarded.filter(({ id }) => id !== 'signOut' && id !== 'deleteSession'))
    if ((await call(operation, callerOf(session))).statusCode === 401) refused.push(operation.id);
  expect(refused).toEqual([]);
});

test.each<[string, (keys: { token: string; consumer: string }) => Caller]>([
  ['no keys', () => ({})],
  ['no token', ({ consumer }) => ({ 'x-consumer-key': consumer })],
  ['no consumer key', ({ token }) => ({ 'x-access-token': token })],
  ['an empty token', ({ consumer }) => ({ 'x-access-token': '', 'x-consumer-key': consumer })],
  [
    'a forged token',
    ({ consumer }) => ({ 'x-access-token': newToken('pt'), 'x-consumer-key': consumer }),
  ],
  [
    'a forged consumer key',
    ({ token }) => ({ 'x-access-token': token, 'x-consumer-key': newToken('ck') }),
  ],
  [
    'the keys exchanged',
    ({ token, consumer }) => ({ 'x-access-token': consumer, 'x-consumer-key': token }),
  ],
  [
    'another case',
    ({ token, consumer }) => ({
      'x-access-token': token.toUpperCase(),
      'x-consumer-key': consumer,
    }),
  ],
  [
    'an odd token',
    ({ consumer }) => ({ 'x-access-token': "' or '1'='1", 'x-consumer-key': consumer }),
  ],
  [
    'a vast token',
    ({ consumer }) => ({ 'x-access-token': 'x'.repeat(5000), 'x-consumer-key': consumer }),
  ],
  [
    'the token as bearer',
    ({ token, consumer }) => ({ authorization: `Bearer ${token}`, 'x-consumer-key': consumer }),
  ],
  [
    'the keys as cookies',
    ({ token, consumer }) => ({
      cookie: `x-access-token=${token}; access_token=${token}; admin_access_token=${token}; consumer_key=${consumer}`,
    }),
  ],
])('%s gives no access', async (_, headersOf) => {
  expect(
    await opened(headersOf({ token: session.accessToken.id, consumer: session.consumerKey })),
  ).toEqual([]);
});

test('keys in the query string give no access', async () => {
  const search = new URLSearchParams({
    'x-access-token': session.accessToken.id,
    'x-consumer-key': session.consumerKey,
    accessToken: session.accessToken.id,
  });
  expect(await opened({}, `?${search.toString()}`)).toEqual([]);
});

test('the challenge between two sign-in steps gives no access', async () => {
  expect(interim).toHaveLength(4);
  for (const token of interim)
    expect(
      await opened({ 'x-access-token': token, 'x-consumer-key': session.consumerKey }),
    ).toEqual([]);
});

test('a switch-user header or cookie has no effect for an ordinary user', async () => {
  const own = await call(operationOf('getSession'), callerOf(session));
  const other = await call(operationOf('getSession'), {
    ...callerOf(session),
    'x-switch-user': '2',
    cookie: 'switch_user=2; admin_access_token=x',
  });
  expect(other.json()).toEqual(own.json());
});

function operationOf(id: string): ContractOperation {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`the contract has no operation ${id}`);
  return operation;
}

test('after signing out every GET that worked responds 401', async () => {
  const fresh = await signIn(api, 'ayse');
  session = fresh;
  const reads = guarded.filter(({ method }) => method === 'GET');
  const worked: ContractOperation[] = [];
  for (const operation of reads)
    if ((await call(operation, callerOf(fresh))).statusCode === 200) worked.push(operation);
  expect(worked.length).toBeGreaterThan(10);
  expect((await call(operationOf('signOut'), callerOf(fresh))).statusCode).toBe(200);
  const still: string[] = [];
  for (const operation of worked)
    if ((await call(operation, callerOf(fresh))).statusCode !== 401) still.push(operation.id);
  expect(still).toEqual([]);
});
