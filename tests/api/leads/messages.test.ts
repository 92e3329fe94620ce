import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
let leadId: number;
let coupleId: number;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
beforeEach(async () => {
  // Two hours later, so that messages of other tests do not count towards the hourly limit.
  api.now.value = new Date(api.now.value.getTime() + 2 * 3_600_000);
  ({ leadId, coupleId } = await addLead(account));
});
afterAll(() => api.close());

const mail = { subject: 'Teklifimiz', body: 'Merhaba Elif Hanım' };
const to = (id = leadId) => ({ params: { id } });
const email = async (body: object = mail) =>
  (await api.ok(account.ayse, 'sendLeadEmail', { ...to(), body })).data;
const outbox = () =>
  api.db.kysely.selectFrom('sandbox_outbox').selectAll().orderBy('id', 'desc').execute();
const conversation = async () =>
  (await api.ok(account.ayse, 'listLeadMessages', { ...to(), query: { sort: 'createdAt' } })).data;
const lead = async () => (await api.ok(account.ayse, 'getLead', to())).data;
const events = async () => {
  const { data } = await api.ok(account.ayse, 'listLeadHistories', {
    ...to(),
    query: { sort: 'createdAt' },
  });
  return data.map(({ event, from, to: value }) => [event, from, value]);
};
const withCouple = async (couple: NonNullable<Parameters<typeof addLead>[1]>['couple']) => {
  ({ leadId, coupleId } = await addLead(account, { couple: couple ?? {} }));
};

describe('an e-mail', () => {
  test('is sent, and counts as the first answer', async () => {
    const sent = await email({ ...mail, cc: ['mert@example.com'] });
    expect(sent).toMatchObject({
      channel: 'email',
      direction: 'out',
      ...mail,
      to: 'elif@example.com',
      cc: ['mert@example.com'],
      status: 'sent',
      failure: null,
      sentBy: { id: account.ayseId, name: 'Ayşe Yıldırım' },
      readAt: null,
    });
    expect((await outbox())[0]).toMatchObject({
      channel: 'mail',
      sender: 'Panel <panel@example.com>',
      recipients: ['Elif Şahin & Can Demir <elif@example.com>'],
      cc: ['mert@example.com'],
      reply_to: 'Çınaraltı Kır Bahçesi <bilgi@cinaralti.example.com>',
      subject: mail.subject,
      body: mail.body,
    });
    const at = api.now.value.toISOString();
    expect(await lead()).toMatchObject({
      status: 'negotiating',
      version: 1,
      answeredAt: at,
      lastActivityAt: at,
      returnChannel: 'email',
    });
    expect(await events()).toEqual([
      ['email_sent', null, 'Teklifimiz'],
      ['status_changed', 'new', 'negotiating'],
    ]);
    const { data } = await api.ok(account.ayse, 'getCoupleLastActivity', {
      params: { id: coupleId },
    });
    expect(data).toEqual({ coupleId, type: 'email_sent', at, leadId });
  });

  test('changes neither first answer nor status the second time', async () => {
    const first = await email();
    await api.ok(account.ayse, 'createLeadAction', {
      ...to(),
      body: { type: 'offer', productName: 'a', price: 1 },
    });
    api.now.value = new Date(api.now.value.getTime() + 60_000);
    await api.ok(account.ayse, 'sendLeadSms', { ...to(), body: { body: 'Merhaba' } });
    expect(await lead()).toMatchObject({
      status: 'offered',
      answeredAt: first.createdAt,
      returnChannel: 'email',
    });
  });

  test('does not conflict with a form in another tab', async () => {
    const { version } = await lead();
    await email();
    const body = { leadDetails: { capacity: 9 } };
    expect(
      (await api.ok(account.ayse, 'updateLead', { ...to(), version, body })).data.version,
    ).toBe(2);
  });

  test.each([
    ['dolu@example.com', 'inbox_full'],
    ['yanlis@example.com', 'wrong_address'],
    ['down@example.com', 'unreachable'],
  ])('that bounces at %s keeps its text and counts as no answer', async (address, failure) => {
    await withCouple({ email: address });
    expect(await email()).toMatchObject({ ...mail, status: 'failed', failure });
    expect(await lead()).toMatchObject({
      status: 'new',
      answeredAt: null,
      returnChannel: null,
    });
    expect(await events()).toContainEqual(['message_failed', null, failure]);
    expect(await conversation()).toMatchObject([{ status: 'failed', failure, body: mail.body }]);
  });

  test('has no header injected by its subject', async () => {
    const body = { ...mail, subject: 'a\r\nBcc: x@example.com' };
    const { status, error } = await api.refused(account.ayse, 'sendLeadEmail', { ...to(), body });
    expect([status, error.errors[0]?.path]).toEqual([422, 'subject']);
  });

  test.each<[object, string[]]>([
    [{ subject: ' ', body: '\n' }, ['subject required', 'body required']],
    [{ body: 'a' }, ['subject required']],
    [{ ...mail, cc: ['nobody'] }, ['cc[0] format_email']],
    [{ ...mail, cc: ['a@b.co', 'a@b.co'] }, ['cc uniqueItems']],
    [{ ...mail, to: 'x@example.com' }, ['to unknown']],
  ])('%j is rejected', async (body, expected) => {
    const { status, error } = await api.refused(account.ayse, 'sendLeadEmail', { ...to(), body });
    expect(status).toBe(422);
    expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
    expect(await conversation()).toEqual([]);
  });
});

describe('a double click', () => {
  test('sends one message, and returns the same response', async () => {
    const before = (await outbox()).length;
    const request = { ...to(), body: mail, key: `mail-once-${leadId}` };
    const both = await Promise.all([
      api.send(account.ayse, 'sendLeadEmail', request),
      api.send(account.ayse, 'sendLeadEmail', request),
    ]);
    // The second one may get 503 while the first one is being sent.
    for (const { statusCode } of both) expect([201, 503]).toContain(statusCode);
    const again = await api.send(account.ayse, 'sendLeadEmail', request);
    expect(both.map((response): unknown => response.json())).toContainEqual(again.json());
    expect(await conversation()).toHaveLength(1);
    expect(await outbox()).toHaveLength(before + 1);
  });
});

describe('an SMS', () => {
  test('is sent', async () => {
    const { data } = await api.ok(account.ayse, 'sendLeadSms', {
      ...to(),
      body: { body: 'Merhaba' },
    });
    expect(data).toMatchObject({
      channel: 'sms',
      subject: null,
      to: '+905321234567',
      status: 'sent',
    });
    expect((await outbox())[0]).toMatchObject({ channel: 'sms', recipients: ['+905321234567'] });
    expect(await lead()).toMatchObject({ returnChannel: 'sms', status: 'negotiating' });
  });

  test('to an invalid number fails', async () => {
    await withCouple({ phone: '+905550000001' });
    const { data } = await api.ok(account.ayse, 'sendLeadSms', {
      ...to(),
      body: { body: 'Merhaba' },
    });
    expect(data).toMatchObject({ status: 'failed', failure: 'wrong_address' });
  });

  test.each([
    ['three segments of plain letters', 'a'.repeat(459)],
    ['three with Turkish letters', 'ş'.repeat(200)],
  ])('%s are accepted', async (_name, body) => {
    const { data } = await api.ok(account.ayse, 'sendLeadSms', { ...to(), body: { body } });
    expect(data.status).toBe('sent');
  });

  test.each([
    ['four with Turkish letters', 'ş'.repeat(240)],
    ['four of other letters', 'â'.repeat(202)],
  ])('%s are rejected', async (_name, body) => {
    const { status, error } = await api.refused(account.ayse, 'sendLeadSms', {
      ...to(),
      body: { body },
    });
    expect(status).toBe(422);
    expect(error.errors).toMatchObject([{ path: 'body', code: 'sms_segments' }]);
  });
});

test('limits messages per provider and hour to 50', async () => {
  const { customerId } = account;
  const at = (minutes: number) =>
    new Date(api.now.value.getTime() - minutes * 60_000).toISOString();
  const row = {
    customer_id: customerId,
    lead_id: leadId,
    channel: 'sms',
    direction: 'out',
    body: 'a',
    status: 'sent',
  } as const;
  const sent = Array.from({ length: 49 }, (_, index) => ({ ...row, created_at: at(59 - index) }));
  await api.db.kysely.insertInto('lead_messages').values(sent).execute();
  const both = await Promise.all([
    api.send(account.ayse, 'sendLeadEmail', { ...to(), body: mail }),
    api.send(account.mert, 'sendLeadEmail', { ...to(), body: mail }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 429]);
  const { error, headers } = await api.refused(account.ayse, 'sendLeadSms', {
    ...to(),
    body: { body: 'a' },
  });
  expect(error.code).toBe('too_many_requests');
  expect(error.message).toMatch(
    /^Kısa sürede çok fazla istek gönderildi\. Lütfen \S+ saniye bekleyin\.$/u,
  );
  expect(headers['retry-after']).toBe('60');
  const failed = await api.db.kysely
    .insertInto('lead_messages')
    .values({ ...row, status: 'failed', created_at: at(120), to_address: '+905321112233' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const again = { ...to(), body: { type: 'retry', messageId: failed.id } };
  expect((await api.refused(account.ayse, 'createLeadMessageAction', again)).status).toBe(429);
  const loan = { ...to(), body: { type: 'send_loan_link' } };
  expect((await api.refused(account.ayse, 'createLeadAction', loan)).status).toBe(429);

  const { leadId: elsewhere } = await addLead(account, { provider_id: account.studio });
  await api.ok(account.ayse, 'sendLeadEmail', { ...to(elsewhere), body: mail });
  api.now.value = new Date(api.now.value.getTime() + 60_000);
  await api.ok(account.ayse, 'createLeadMessageAction', again);
  // Retries count, too.
  expect(
    (await api.send(account.ayse, 'sendLeadSms', { ...to(), body: { body: 'a' } })).statusCode,
  ).toBe(429);
  api.now.value = new Date(api.now.value.getTime() + 60_000);
  await api.ok(account.ayse, 'sendLeadSms', { ...to(), body: { body: 'a' } });
});

test('reading the conversation marks it as read for everyone', async () => {
  const { customerId } = account;
  const row = {
    customer_id: customerId,
    lead_id: leadId,
    channel: 'email',
    direction: 'in',
    body: 'Evet',
    status: 'received',
  } as const;
  const at = api.now.value.toISOString();
  await api.db.kysely
    .insertInto('lead_messages')
    .values([
      { ...row, created_at: at },
      { ...row, created_at: at },
    ])
    .execute();
  await api.db.kysely
    .updateTable('leads')
    .set({ unread_message_count: 2 })
    .where('id', '=', leadId)
    .execute();
  expect(await lead()).toMatchObject({ readStatus: 'unread', unreadMessageCount: 2 });
  expect(await api.ok(account.viewer, 'markLeadMessagesRead', to())).toEqual({ data: {} });
  expect(await lead()).toMatchObject({ readStatus: 'read', unreadMessageCount: 0, version: 1 });
  expect((await conversation()).map(({ readAt, direction }) => [readAt, direction])).toEqual([
    [at, 'in'],
    [at, 'in'],
  ]);
});

test('returns the conversation in pages, newest first', async () => {
  for (const subject of ['1', '2', '3']) await email({ ...mail, subject });
  const page = await api.ok(account.ayse, 'listLeadMessages', { ...to(), query: { limit: 2 } });
  expect(page.data.map(({ subject }) => subject)).toEqual(['3', '2']);
  expect(page.meta).toEqual({ page: 1, limit: 2, total: 3, totalIsExact: true });
});
