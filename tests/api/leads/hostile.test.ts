import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId, Schemas } from '#contract/types.ts';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
let leadId: number;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
  ({ leadId } = await addLead(account));
});
afterAll(() => api.close());

/** Characters that PostgreSQL cannot store. */
const IMPOSSIBLE = ['a\u0000b', '\ud800'];

const TEXTS = [
  "'; drop table leads; --",
  '$1 \\ % _ {"a":1}',
  '<img src=x onerror=alert(1)>',
  '\u202eabc',
  'İ'.repeat(2000),
  '💍'.repeat(900),
];

const BODIES: [OperationId, (text: string) => object][] = [
  ['createLeadInteraction', (text) => ({ type: 'note_added', text })],
  ['createLeadComment', (body) => ({ body })],
  ['sendLeadEmail', (text) => ({ subject: text.slice(0, 200), body: text })],
  ['sendLeadSms', (text) => ({ body: text.slice(0, 459) })],
  ['remindLead', (note) => ({ remindAt: '2026-11-25T07:30:00.000Z', note })],
  ['createLeadAction', (note) => ({ type: 'negotiate', note })],
  ['createLeadAction', (reasonId) => ({ type: 'reject', reasonId: reasonId.slice(0, 60) })],
];

test.each(BODIES)('%s accepts or rejects any text', async (operation, make) => {
  const send = (text: string) =>
    api.send(account.ayse, operation, { params: { id: leadId }, body: make(text) });
  for (const text of TEXTS) expect((await send(text)).statusCode).toBeLessThan(500);
  for (const text of IMPOSSIBLE) expect((await send(text)).statusCode).toBe(422);
});

test('texts are returned unchanged', async () => {
  const [injection = '', , script = ''] = TEXTS;
  for (const body of [injection, script]) {
    const { data } = await api.ok(account.ayse, 'createLeadComment', {
      params: { id: leadId },
      body: { body },
    });
    expect(data.body).toBe(body);
  }
});

test.each([
  ['{"type":"negotiate"', 400, ''],
  ['{"type":"negotiate","__proto__":{"isAdmin":true}}', 400, ''],
  ['{"type":"negotiate","constructor":{"prototype":{"isAdmin":true}}}', 400, ''],
  ['{"type":"negotiate","type":"nothing"}', 422, 'type'],
  ['[]', 422, ''],
  ['null', 422, ''],
  ['"negotiate"', 422, ''],
  ['{"type":["negotiate"]}', 422, 'type'],
  ['{"type":"offer","productName":"a","price":1.5}', 422, 'price'],
  ['{"type":"offer","productName":"a","price":"1"}', 422, 'price'],
  ['{"type":"offer","productName":"a","price":1e400}', 422, 'price'],
  ['{"type":"deal","dealDate":"2026-02-30","providerId":1}', 422, 'dealDate'],
  ['{"type":"set_appointment","startsAt":"yesterday"}', 422, 'startsAt'],
])('%s is rejected with %i and the fault at “%s”', async (payload, status, paths) => {
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/leads/${leadId}/actions`,
    headers: { ...account.ayse, 'content-type': 'application/json' },
    payload,
  });
  expect(response.statusCode).toBe(status);
  const { requestId, errors } = response.json<Schemas['Error']>();
  expect(requestId).toBe(response.headers['x-request-id']);
  expect(errors.map(({ path }) => path).join(' ')).toBe(paths);
  expect(response.body).not.toMatch(/select|insert|kysely|\.ts:/i);
  expect('isAdmin' in {}).toBe(false);
});
