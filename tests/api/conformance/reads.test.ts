import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../../openapi/generator/contract.ts';
import { DEMO_PASSWORD } from '../../../server/db/seed/demoSignIns.ts';
import { checkConformance } from '../../../tools/conformance/checkConformance.ts';
import type { Report } from '../../../tools/conformance/Report.ts';
import { sendTo, type ApiResponse } from '../../../tools/conformance/send.ts';
import { openSession, type Session } from '../../../tools/conformance/session.ts';
import { demoAccount } from '../contract-derived/demoAccount.ts';
import { createRecords } from '../contract-derived/createRecords.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';
import { listen, startFaultyProxy, type ChangeRequest } from './faultyProxy.ts';

const contract = readContract(
  readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);
const LEADS = ['listLeads', 'getLead'];
/**
 * GETs whose path parameters no list contains: secrets of links, files that no record has, providers and users
 * under other parameter names.
 */
const UNREACHABLE = [
  'getApprovalDecision',
  'getCalendarFeedFile',
  'getDiscountDocumentFile',
  'getInvitation',
  'getLeadMessageAttachment',
  'getMerchantDocument',
  'getMissingData',
  'getProviderData',
  'getProviderWizard',
  'getRealtimeAccess',
  'getRealtimeEvents',
  'getRealtimeStream',
  'getReviewRequest',
  'getReviewWidget',
  'getRivalsLeadToDeal',
  'getRivalsLeadToLead',
  'getRivalsToSimilar',
  'getRivalsViewToDeal',
  'getRivalsViewToLead',
  'getSupportMerchantDocument',
  'listProviderDataForms',
  'listProviderDataHistories',
];

let api: DemoApi;
let base: string;
let session: Session;
beforeAll(async () => {
  api = await demoApi();
  await createRecords(api, async () => [await demoAccount(api, 'ayse')]);
  base = await listen(api.app);
  session = await openSession(sendTo(base), { username: 'ayse', password: DEMO_PASSWORD });
}, 120_000);
afterAll(() => api.close());

/** Returns the reported differences for an API that the spoiler changes. */
async function differencesOf(
  spoil: ChangeRequest,
  only: readonly string[] = LEADS,
): Promise<string> {
  const server = await startFaultyProxy(base, spoil);
  try {
    const send = sendTo(server.base);
    const report: Report = await checkConformance({ contract, send, session, only });
    return report.differences.join('\n');
  } finally {
    await server.close();
  }
}

/** Creates a spoiler that changes the text of successful responses. */
const rewriting =
  (change: (text: string) => string): ChangeRequest =>
  async (request, forward) => {
    const response = await forward(request);
    return response.status === 200 ? { ...response, text: change(response.text) } : response;
  };

/** Creates a spoiler that removes these query parameters from a request. */
const ignoring =
  (...names: string[]): ChangeRequest =>
  (request, forward) => {
    for (const name of names) request.query.delete(name);
    return forward(request);
  };

const textResponse = (status: number, text: string, type: string): ApiResponse => ({
  status,
  text,
  headers: { 'content-type': type, 'x-request-id': '1' },
});

test('our own API matches the contract, and every GET with a known path is called', async () => {
  const report = await checkConformance({ contract, send: sendTo(base), session });
  expect(report.differences).toEqual([]);
  expect(report.checked.length).toBeGreaterThan(30);
  const unreachable = report.render(true).match(/\w+(?=: no record for its path parameters)/g);
  expect(unreachable?.toSorted()).toEqual(UNREACHABLE);
}, 240_000);

test('writes records that need a provider, a required field, a file or a state without a difference', async () => {
  const written = ['createCustomerSpace', 'createDiscount', 'createTestimonial', 'createPayment'];
  const report = await checkConformance({
    contract,
    send: sendTo(base),
    session,
    only: ['listProviders', ...written],
    write: true,
  });
  expect(report.differences).toEqual([]);
  expect(report.checked).toEqual(expect.arrayContaining(written));
});

test('an unchanged response is no difference', async () => {
  expect(await differencesOf((request, forward) => forward(request))).toBe('');
});

test.each<[string, ChangeRequest, string | RegExp]>([
  [
    'a required field is missing',
    rewriting((text) => text.replaceAll('"readStatus":', '"readState":')),
    /listLeads: body\/data\/0 must have required property 'readStatus'/,
  ],
  [
    'a value has the wrong type',
    rewriting((text) => text.replaceAll(/"version":(\d+)/g, '"version":"$1"')),
    /getLead: body\/data\/version must be integer/,
  ],
  [
    'limit is ignored',
    ignoring('limit'),
    /listLeads: page=1&limit=2: 25 records instead of 2[^]*limit=101: status 200 instead of 400/,
  ],
  ['page is ignored', ignoring('page'), 'listLeads: page=2 repeats records of page 1'],
  [
    'sort is ignored',
    ignoring('sort'),
    /listLeads: sort=createdAt: not sorted, [^]*unknown sort key: status 200/,
  ],
  [
    'a filter is ignored',
    ignoring('readStatus'),
    /listLeads: readStatus=\w+: \d+ of 25 records have another value/,
  ],
  [
    'unknown filters are let through',
    ignoring('noSuchFilter'),
    'listLeads: unknown filter: status 200 instead of 400',
  ],
  [
    'unknown ids are answered',
    async (request, forward) => {
      const first = await forward({ ...request, path: '/leads' });
      const id = /"id":(\d+)/.exec(first.text)?.[1] ?? '';
      return forward({ ...request, path: request.path.replace('9007199254740991', id) });
    },
    'getLead: unknown id: status 200 instead of 404',
  ],
  [
    'no token is wanted',
    (request, forward) =>
      forward({ ...request, headers: { ...session.headers, ...request.headers } }),
    /listLeads: without a token: status 200 instead of 401/,
  ],
  [
    'a server error',
    async () => textResponse(500, '<h1>Oops</h1>', 'text/html'),
    'listLeads: status 500: <h1>Oops</h1>',
  ],
  [
    'another content type',
    async (request, forward) => {
      const response = await forward(request);
      return { ...response, headers: { ...response.headers, 'content-type': 'text/html' } };
    },
    'listLeads: status 200 with content type text/html instead of application/json',
  ],
  [
    'a body that is no JSON',
    rewriting((text) => text.slice(0, -1)),
    'listLeads: status 200 with a body that is not JSON',
  ],
  [
    'errors of another shape',
    async (request, forward) => {
      const response = await forward(request);
      return response.status < 400
        ? response
        : textResponse(response.status, '{"error":"no"}', 'application/json');
    },
    /listLeads: without a token: body must have required property 'message'[^]*no error-version header/,
  ],
  [
    'no request id',
    async (request, forward) => {
      const { headers, ...response } = await forward(request);
      const { 'x-request-id': _, ...others } = headers;
      return { ...response, headers: others };
    },
    'listLeads: no x-request-id header',
  ],
])('reports that %s', async (_, spoil, expected) => {
  expect(await differencesOf(spoil)).toMatch(expected);
});

test('tests the locked first positions and reports a record that moves', async () => {
  const only = ['listProviders', 'listMedias', 'moveMedia'];
  const options = { contract, session, only, write: true };
  const kept = await checkConformance({ ...options, send: sendTo(base) });
  expect([kept.differences, kept.checked]).toEqual([[], expect.arrayContaining(['moveMedia'])]);
  const moving = await startFaultyProxy(base, async (request, forward) => {
    const response = await forward(request);
    return response.status === 409
      ? textResponse(200, '{"data":{}}', 'application/json')
      : response;
  });
  const moved = await checkConformance({ ...options, send: sendTo(moving.base) });
  await moving.close();
  expect(moved.differences).toEqual([
    'moveMedia: position 1 moved down, 5 locked: 200 instead of 409 locked',
    'moveMedia: position 5 moved up, 5 locked: 200 instead of 409 locked',
    'moveMedia: position 6 moved up, 5 locked: 200 instead of 409 at_end',
  ]);
});

test('an unreachable API differs in every operation', async () => {
  const send = sendTo('http://127.0.0.1:9');
  const report = await checkConformance({ contract, send, session, only: ['listLeads'] });
  expect(report.differences.join()).toMatch('listLeads: no response');
});

test('signs in with a token and its consumer key', async () => {
  const consumerKey = session.headers['x-consumer-key'] ?? '';
  const again = await openSession(sendTo(base), { token: session.token, consumerKey });
  expect(again).toEqual(session);
  const none = openSession(sendTo(base), { token: 'pt_none_at_all_of_them', consumerKey });
  await expect(none).rejects.toThrow('The token was rejected: 401');
});

test('reports a failed sign-in with the API’s message', async () => {
  const wrong = openSession(sendTo(base), { username: 'ayse', password: 'wrong-one' });
  await expect(wrong).rejects.toThrow('The sign-in returned 401');
});
