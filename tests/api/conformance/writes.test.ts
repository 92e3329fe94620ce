import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { operationsOf, readContract, type Contract } from '../../../openapi/generator/contract.ts';
import { checkConformance } from '../../../tools/conformance/checkConformance.ts';
import { sendTo, type ApiResponse } from '../../../tools/conformance/send.ts';
import type { Session } from '../../../tools/conformance/session.ts';
import { isObject } from '../../../tools/conformance/values.ts';
import { shelfApi } from '../crud/shelfApi.ts';
import { ruledContract } from './ruledContract.ts';
import { listen, startFaultyProxy, type ChangeRequest } from './faultyProxy.ts';

const served = ruledContract();
const contract = withMissing(readContract(JSON.stringify(served)));
const only = ['listShelfItems', 'getShelfItem', 'createShelfItem', 'createShelf'];

/** Adds the responses 404 and 428 to the operations of the shelves' contract, as a complete contract has them. */
function withMissing(whole: Contract): Contract {
  const responses = whole.paths['/providers/{id}']?.put?.responses ?? {};
  for (const { path, operation } of operationsOf(whole))
    if (path.includes('shel'))
      for (const status of ['404', '428'])
        Object.assign(operation.responses, { [status]: responses[status] });
  return whole;
}

let folder: string;
let api: Awaited<ReturnType<typeof shelfApi>>;
let base: string;
let session: Session;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  api = await shelfApi({ contract: served, ports: { storage: diskStorage({ folder }) } });
  await sql`
    update providers set limits = '{"photos": 2}', features = '{uploadPhotos}'`.execute(
    api.db.kysely,
  );
  base = await listen(api.app);
  session = { headers: api.ayse, token: api.ayse['x-access-token'] ?? '', customerId: '1' };
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Creates a spoiler that replaces some errors by a success. */
const replaceError =
  (
    status: number,
    matches: (text: string) => boolean,
    replacement: () => ApiResponse,
  ): ChangeRequest =>
  async (request, forward) => {
    const response = await forward(request);
    return response.status === status && matches(response.text) ? replacement() : response;
  };
const created = (): ApiResponse => ({
  status: 201,
  headers: { 'content-type': 'application/json' },
  text: '{"data":{"id":999,"version":1}}',
});

async function found(spoil: ChangeRequest, ids = only): Promise<string> {
  const server = await startFaultyProxy(base, spoil);
  try {
    const send = sendTo(server.base);
    const report = await checkConformance({ contract, send, session, only: ids, write: true });
    return report.differences.join('\n');
  } finally {
    await server.close();
  }
}

test('tests the writes of a plain collection and deletes everything it created', async () => {
  const send = sendTo(base);
  const report = await checkConformance({ contract, send, session, only, write: true });
  expect(report.differences).toEqual([]);
  expect(report.checked).toEqual(
    expect.arrayContaining([
      'createShelfItem',
      'updateShelfItem',
      'deleteShelfItem',
      'createShelf',
    ]),
  );
  expect(await api.labels('')).toEqual([]);
});

test('writes nothing by default', async () => {
  const methods = new Set<string>();
  const server = await startFaultyProxy(base, (request, forward) => {
    methods.add(request.method);
    return forward(request);
  });
  await checkConformance({ contract, send: sendTo(server.base), session, only });
  await server.close();
  expect([...methods]).toEqual(['GET']);
});

test.each<[string, ChangeRequest, string | RegExp]>([
  [
    'a sent value is lost',
    (request, forward) => {
      const body =
        request.method === 'POST' && isObject(request.body)
          ? { ...request.body, label: 'X' }
          : request.body;
      return forward({ ...request, body });
    },
    'createShelfItem: created: label differs from the sent value',
  ],
  [
    'a stale version is taken',
    async (request, forward) => {
      const response = await forward(request);
      return response.status === 409
        ? forward({ ...request, method: 'GET', body: undefined })
        : response;
    },
    'updateShelfItem: with a stale version: status 200 instead of 409',
  ],
  [
    'no version is wanted',
    async (request, forward) => {
      const response = await forward(request);
      return response.status === 428
        ? forward({ ...request, method: 'GET', body: undefined })
        : response;
    },
    'updateShelfItem: without a version: status 200 instead of 428',
  ],
  [
    'a change is not made',
    async (request, forward) =>
      request.method === 'PUT'
        ? forward({ ...request, method: 'GET', body: undefined })
        : forward(request),
    /updateShelfItem: changed: \w+ differs from the sent value/,
  ],
  [
    'a body that breaks a rule is taken',
    replaceError(422, (text) => text.includes('"weight"'), created),
    'createShelfItem: a body that breaks less weight, price: status 201 instead of 422',
  ],
  [
    'more records than the package allows are taken',
    replaceError(409, (text) => text.includes('"quota"'), created),
    'createShelfItem: record 3 of 2: status 201 instead of 409',
  ],
  [
    'a change is published before it is approved',
    async (request, forward) => {
      const response = await forward(request);
      const label = isObject(request.body) ? request.body['label'] : undefined;
      return request.method === 'PUT' && typeof label === 'string'
        ? { ...response, text: response.text.replace('"Conformance"', JSON.stringify(label)) }
        : response;
    },
    'updateShelfItem: label is changed before it is approved',
  ],
  [
    'a pending change is not returned',
    async (request, forward) => {
      const response = await forward(request);
      const text = response.text.replace(
        /"pendingChange":\{[^]*\}(?=\}\}$)/,
        '"pendingChange":null',
      );
      return { ...response, text };
    },
    'updateShelfItem: pendingChange lacks the values of label before and after',
  ],
  [
    'a record survives its end',
    async (request, forward) => {
      if (request.method !== 'DELETE') return forward(request);
      return {
        status: 200,
        headers: { 'content-type': 'application/json' },
        text: '{"data":{}}',
      };
    },
    'getShelfItem: read after deletion: status 200 instead of 404',
  ],
])('reports that %s', async (_, spoil, expected) => {
  expect(await found(spoil)).toMatch(expected);
  await api.clear();
});

test('tests upload quotas with pictures and deletes them', async () => {
  const send = sendTo(base);
  const uploads = ['createMedia'];
  const report = await checkConformance({ contract, send, session, only: uploads, write: true });
  expect(report.differences).toEqual([]);
  expect(report.checked).toEqual(uploads);
  expect((await sql`select from medias`.execute(api.db.kysely)).rows).toHaveLength(0);
  const isQuota = (text: string) => text.includes('"quota"');
  expect(await found(replaceError(409, isQuota, created), uploads)).toBe(
    'createMedia: record 3 of 2: status 201 instead of 409',
  );
});
