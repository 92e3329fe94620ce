import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import type { Request, TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
/** Ids of records of the studio, to which Mert is not linked. */
let ids: { lead: number; note: number; message: number };

beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
  const { leadId } = await addLead(account, {
    provider_id: account.studio,
    source: 'customer_added',
    couple: { email: 'dolu@example.com' },
  });
  const params = { id: leadId };
  const note = await api.ok(account.ayse, 'createLeadInteraction', {
    params,
    body: { type: 'note_added', text: 'a' },
  });
  const message = await api.ok(account.ayse, 'sendLeadEmail', {
    params,
    body: { subject: 'a', body: 'b' },
  });
  await api.ok(account.ayse, 'createLeadComment', { params, body: { body: 'c' } });
  ids = { lead: leadId, note: note.data.id, message: message.data.id };
});
afterAll(() => api.close());

const remindAt = '2026-11-25T07:30:00.000Z';
type Make = () => Request;
const lead = (extra: Request = {}): Request => ({ params: { id: ids.lead }, ...extra });
const noted = (extra: Request = {}): Request => ({
  params: { id: ids.lead, interactionId: ids.note },
  ...extra,
});

/** Every operation on a lead, with the access that it needs. */
const OPERATIONS: [OperationId, 'read' | 'write', Make][] = [
  ['getLead', 'read', () => lead()],
  ['listLeadItems', 'read', () => lead()],
  ['listLeadInteractions', 'read', () => lead()],
  ['listLeadMessages', 'read', () => lead()],
  ['listLeadHistories', 'read', () => lead()],
  ['listLeadComments', 'read', () => lead()],
  ['openLead', 'read', () => lead()],
  ['markLeadMessagesRead', 'read', () => lead()],
  ['markLeadCommentsRead', 'read', () => lead()],
  ['updateLead', 'write', () => lead({ version: 1, body: { leadDetails: { capacity: 1 } } })],
  ['deleteLead', 'write', () => lead()],
  ['createLeadInteraction', 'write', () => lead({ body: { type: 'note_added', text: 'x' } })],
  ['updateLeadInteraction', 'write', () => noted({ version: 1, body: { text: 'x' } })],
  ['deleteLeadInteraction', 'write', () => noted()],
  ['sendLeadEmail', 'write', () => lead({ body: { subject: 'x', body: 'x' } })],
  ['sendLeadSms', 'write', () => lead({ body: { body: 'x' } })],
  [
    'createLeadMessageAction',
    'write',
    () => lead({ body: { type: 'retry', messageId: ids.message } }),
  ],
  ['createLeadAction', 'write', () => lead({ body: { type: 'unreachable' } })],
  ['createLeadComment', 'write', () => lead({ body: { body: 'x' } })],
  ['remindLead', 'write', () => lead({ body: { remindAt } })],
];

/** Returns a fingerprint of all rows of the leads' tables. */
async function fingerprint(): Promise<unknown> {
  const tables = [
    'leads',
    'couples',
    'lead_messages',
    'lead_interactions',
    'lead_histories',
    'lead_comments',
    'lead_comment_reads',
    'lead_calls',
    'product_leads',
    'sandbox_outbox',
  ];
  const parts = tables.map(
    (table) =>
      sql`select ${table}::text as t, md5(coalesce(string_agg(x::text, '' order by x::text), '')) as h from ${sql.table(table)} x`,
  );
  return (await sql`${sql.join(parts, sql` union all `)} order by 1`.execute(api.db.kysely)).rows;
}

describe.each(OPERATIONS)('%s', (operation, kind, request) => {
  test.each(['stranger', 'mert'] as const)(
    'is not accessible for %s, and changes nothing',
    async (who) => {
      const before = await fingerprint();
      const { status, error } = await api.refused(account[who], operation, request());
      // The sales role may delete nothing.
      const expected =
        operation === 'deleteLead' && who === 'mert' ? [403, 'forbidden'] : [404, 'not_found'];
      expect([status, error.code]).toEqual(expected);
      expect(await fingerprint()).toEqual(before);
    },
  );

  test(`${kind === 'read' ? 'is open' : 'is forbidden'} to who may only read`, async () => {
    const { statusCode } = await api.send(account.viewer, operation, request());
    expect(statusCode).toBe(kind === 'read' ? 200 : 403);
  });

  test.each(['0', 'x', '9007199254740993', '1.5'])('rejects an invalid id: %s', async (id) => {
    const made = request();
    const { status } = await api.refused(account.ayse, operation, {
      ...made,
      params: { ...made.params, id },
    });
    expect(status).toBe(404);
  });

  test('needs a session', async () => {
    expect((await api.refused({}, operation, request())).status).toBe(401);
  });
});

test('a child record below another lead of the account is not found', async () => {
  const { leadId } = await addLead(account);
  const params = { id: leadId, interactionId: ids.note };
  expect((await api.refused(account.ayse, 'deleteLeadInteraction', { params })).status).toBe(404);
});

test('reading an opened lead writes nothing', async () => {
  await api.ok(account.ayse, 'getLead', lead());
  const before = await fingerprint();
  for (const [operation, kind, request] of OPERATIONS) {
    if (kind === 'read' && !operation.startsWith('mark'))
      await api.ok(account.ayse, operation, request());
  }
  for (const operation of [
    'listLeads',
    'getCoupleStats',
    'getLeadData',
    'getCountsByCalls',
  ] as const)
    await api.ok(account.ayse, operation);
  expect(await fingerprint()).toEqual(before);
});

test('a user without providers gets empty lists and no errors', async () => {
  const { customerId } = account;
  const { id } = await api.db.kysely
    .insertInto('customer_users')
    .values({ customer_id: customerId, name: 'Yalnız', role_id: 'owner', status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const alone = await api.signedInAs(id);
  expect((await api.ok(alone, 'listLeads')).meta.total).toBe(0);
  expect((await api.ok(alone, 'getCoupleStats')).data.total).toBe(0);
  expect((await api.ok(alone, 'getLeadData')).data).toMatchObject({ providers: [], assignees: [] });
});
