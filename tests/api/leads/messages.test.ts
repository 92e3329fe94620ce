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
  // Of an hour ago, so that what other tests sent does not count against the provider.
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
  const { data } = await api.ok(account.ayse, 'listLeadHistories', { ...to(), query: { sort: 'createdAt' } });
  return data.map(({ event, from, to: value }) => [event, from, value]);
};
const withCouple = async (couple: NonNullable<Parameters<typeof addLead>[1]>['couple']) => {
  ({ leadId, coupleId } = await addLead(account, { couple: couple ?? {} }));
};

describe('an e-mail', () => {
  test('is sent, and is the answer that the couple waited for', async () => {
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
      html: null,
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
    const { data } = await api.ok(account.ayse, 'getCoupleLastActivity', { params: { id: coupleId } });
    expect(data).toEqual({ coupleId, type: 'email_sent', at, leadId });
  });

  test('a second one leaves the first answer and the status', async () => {
    const first = await email();
    await api.ok(account.ayse, 'createLeadAction', { ...to(), body: { type: 'offer', productName: 'a', price: 1 } });
    api.now.value = new Date(api.now.value.getTime() + 60_000);
    await api.ok(account.ayse, 'sendLeadSms', { ...to(), body: { body: 'Merhaba' } });
    expect(await lead()).toMatchObject({
      status: 'offered',
      answeredAt: first.createdAt,
      returnChannel: 'email',
    });
  });

  test('does not spoil the form of another tab', async () => {
    const { version } = await lead();
    await email();
    const body = { leadDetails: { capacity: 9 } };
    expect((await api.ok(account.ayse, 'updateLead', { ...to(), version, body })).data.version).toBe(2);
  });

  test.each([
    ['dolu@example.com', 'inbox_full'],
    ['yanlis@example.com', 'wrong_address'],
    ['down@example.com', 'unreachable'],
  ])('that bounces at %s keeps its text, and answers nobody', async (address, failure) => {
    await withCouple({ email: address });
    expect(await email()).toMatchObject({ ...mail, status: 'failed', failure });
    expect(await lead()).toMatchObject({ status: 'pending', answeredAt: null, returnChannel: null });
    expect(await events()).toContainEqual(['message_failed', null, failure]);
    expect(await conversation()).toMatchObject([{ status: 'failed', failure, body: mail.body }]);
  });

  test('check 76: a subject adds no header', async () => {
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
  ])('%j is refused', async (body, expected) => {
    const { status, error } = await api.refused(account.ayse, 'sendLeadEmail', { ...to(), body });
    expect(status).toBe(422);
    expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
    expect(await conversation()).toEqual([]);
  });
});

describe('a double click', () => {
  test('sends one message, and is answered the same later', async () => {
    const before = (await outbox()).length;
    const request = { ...to(), body: mail, key: `mail-once-${leadId}` };
    const both = await Promise.all([
      api.send(account.ayse, 'sendLeadEmail', request),
      api.send(account.ayse, 'sendLeadEmail', request),
    ]);
    // The second one may be told to come back while the first is still on its way.
    for (const { statusCode } of both) expect([201, 503]).toContain(statusCode);
    const again = await api.send(account.ayse, 'sendLeadEmail', request);
    expect(both.map((answer): unknown => answer.json())).toContainEqual(again.json());
    expect(await conversation()).toHaveLength(1);
    expect(await outbox()).toHaveLength(before + 1);
  });
});

describe('an SMS', () => {
  test('is sent', async () => {
    const { data } = await api.ok(account.ayse, 'sendLeadSms', { ...to(), body: { body: 'Merhaba' } });
    expect(data).toMatchObject({ channel: 'sms', subject: null, to: '+905321234567', status: 'sent' });
    expect((await outbox())[0]).toMatchObject({ channel: 'sms', recipients: ['+905321234567'] });
    expect(await lead()).toMatchObject({ returnChannel: 'sms', status: 'negotiating' });
  });

  test('of a wrong number fails', async () => {
    await withCouple({ phone: '+905550000001' });
    const { data } = await api.ok(account.ayse, 'sendLeadSms', { ...to(), body: { body: 'Merhaba' } });
    expect(data).toMatchObject({ status: 'failed', failure: 'wrong_address' });
  });

  test.each([
    ['three segments of plain letters', 'a'.repeat(459), true],
    ['three with Turkish letters', 'ş'.repeat(200), true],
    ['four with Turkish letters', 'ş'.repeat(240), false],
    ['four of other letters', 'â'.repeat(202), false],
  ])('D49: %s', async (_name, body, fits) => {
    const { statusCode, body: answer } = await api.send(account.ayse, 'sendLeadSms', { ...to(), body: { body } });
    expect(statusCode).toBe(fits ? 201 : 422);
    if (!fits) expect(JSON.parse(answer)).toMatchObject({ errors: [{ path: 'body', code: 'sms_segments' }] });
  });
});

describe('D31', () => {
  const closed = { contact_preference: 'none' } as const;
  test.each<[string, NonNullable<Parameters<typeof addLead>[1]>, 'sendLeadEmail' | 'sendLeadSms', string]>([
    ['all closed', { couple: closed }, 'sendLeadEmail', 'closed'],
    ['all closed', { couple: closed }, 'sendLeadSms', 'closed'],
    ['phone only', { couple: { contact_preference: 'phone_only' } }, 'sendLeadEmail', 'phone_only'],
    ['e-mail only', { couple: { contact_preference: 'email_only' } }, 'sendLeadSms', 'email_only'],
    ['anonymised', { couple: { contact_preference: 'anonymised' } }, 'sendLeadSms', 'anonymised'],
    ['no address', { couple: { email: null } }, 'sendLeadEmail', 'no_email'],
    ['no number', { couple: { phone: null } }, 'sendLeadSms', 'no_phone'],
    ['masked', { is_masked: true }, 'sendLeadEmail', 'masked'],
    ['of the past', { created_at: '2026-05-01T00:00:00Z' }, 'sendLeadEmail', 'archived'],
    ['reported', { spam_status: 'pending' }, 'sendLeadEmail', 'spam'],
  ])('%s: %s %s is refused as %s', async (_name, own, operation, reason) => {
    ({ leadId } = await addLead(account, own));
    const body = operation === 'sendLeadEmail' ? mail : { body: 'Merhaba' };
    const { status, error } = await api.refused(account.ayse, operation, { ...to(), body });
    expect([status, error.code, error.reason]).toEqual([409, 'refused', reason]);
  });

  test('an anonymised couple is written to by the relay: nobody sees the address', async () => {
    await withCouple({ contact_preference: 'anonymised', email: 'c-17@relay.example.com' });
    expect(await email()).toMatchObject({ status: 'sent', to: null });
    expect((await outbox())[0]).toMatchObject({
      recipients: ['Elif Şahin & Can Demir <c-17@relay.example.com>'],
      reply_to: null,
    });
    const body = { ...mail, cc: ['mert@example.com'] };
    const { error } = await api.refused(account.ayse, 'sendLeadEmail', { ...to(), body });
    expect(error.errors).toMatchObject([{ path: 'cc', code: 'cc_hidden' }]);
  });

  test('who may not send is refused', async () => {
    expect((await api.refused(account.viewer, 'sendLeadEmail', { ...to(), body: mail })).status).toBe(403);
  });
});

describe('retry', () => {
  const retry = (messageId: number) => ({ ...to(), body: { type: 'retry', messageId } });

  test('the same address gets the same key, so that a port sends nothing twice', async () => {
    await withCouple({ email: 'dolu@example.com' });
    const { id } = await email();
    const before = (await outbox()).length;
    const { data } = await api.ok(account.ayse, 'createLeadMessageAction', retry(id));
    expect(data).toMatchObject({ id, status: 'failed', failure: 'inbox_full' });
    expect(await outbox()).toHaveLength(before);
  });

  test('a corrected address gets it', async () => {
    await withCouple({ email: 'yanlis@example.com' });
    const { id } = await email();
    const { version } = await lead();
    await api.ok(account.ayse, 'updateLead', { ...to(), version, body: { couple: { email: 'elif2@example.com' } } });
    const { data } = await api.ok(account.ayse, 'createLeadMessageAction', retry(id));
    expect(data).toMatchObject({ id, ...mail, status: 'sent', failure: null, to: 'elif2@example.com' });
    expect(await lead()).toMatchObject({ status: 'negotiating', returnChannel: 'email' });
    expect(await conversation()).toHaveLength(1);
  });

  test('only what has failed, of this enquiry, and while the channel is open', async () => {
    const { id } = await email();
    expect((await api.refused(account.ayse, 'createLeadMessageAction', retry(id))).error.reason).toBe('not_failed');
    const other = leadId;
    await withCouple({ email: 'dolu@example.com' });
    const failed = await email();
    const elsewhere = { params: { id: other }, body: { type: 'retry', messageId: failed.id } };
    const refusal = await api.refused(account.ayse, 'createLeadMessageAction', elsewhere);
    expect([refusal.status, refusal.error.errors[0]?.path]).toEqual([422, 'messageId']);
    await api.ok(account.ayse, 'createLeadAction', { ...to(), body: { type: 'report_spam', reasonId: 'fake_contact' } });
    expect((await api.refused(account.ayse, 'createLeadMessageAction', retry(failed.id))).error.reason).toBe('spam');
  });

  test('two at once are one', async () => {
    await withCouple({ email: 'dolu@example.com' });
    const { id } = await email();
    const both = [api.send(account.ayse, 'createLeadMessageAction', retry(id)), api.send(account.ayse, 'createLeadMessageAction', retry(id))];
    for (const { statusCode } of await Promise.all(both)) expect([200, 409]).toContain(statusCode);
  });
});

test('check 76: the 51st message of a provider within an hour waits, another provider’s does not', async () => {
  const { customerId } = account;
  const at = (minutes: number) => new Date(api.now.value.getTime() - minutes * 60_000).toISOString();
  const row = { customer_id: customerId, lead_id: leadId, channel: 'sms', direction: 'out', body: 'a', status: 'sent' } as const;
  const sent = Array.from({ length: 49 }, (_, index) => ({ ...row, created_at: at(59 - index) }));
  await api.db.kysely.insertInto('lead_messages').values(sent).execute();
  const both = await Promise.all([
    api.send(account.ayse, 'sendLeadEmail', { ...to(), body: mail }),
    api.send(account.mert, 'sendLeadEmail', { ...to(), body: mail }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 429]);
  const { error, headers } = await api.refused(account.ayse, 'sendLeadSms', { ...to(), body: { body: 'a' } });
  expect(error.code).toBe('too_many_requests');
  expect(headers['retry-after']).toBe('60');

  const { leadId: elsewhere } = await addLead(account, { provider_id: account.studio });
  await api.ok(account.ayse, 'sendLeadEmail', { ...to(elsewhere), body: mail });
  api.now.value = new Date(api.now.value.getTime() + 60_000);
  await api.ok(account.ayse, 'sendLeadSms', { ...to(), body: { body: 'a' } });
});

test('reading the conversation reads the enquiry, for everybody', async () => {
  const { customerId } = account;
  const row = { customer_id: customerId, lead_id: leadId, channel: 'email', direction: 'in', body: 'Evet', status: 'received' } as const;
  const at = api.now.value.toISOString();
  await api.db.kysely.insertInto('lead_messages').values([{ ...row, created_at: at }, { ...row, created_at: at }]).execute();
  await api.db.kysely.updateTable('leads').set({ unread_message_count: 2 }).where('id', '=', leadId).execute();
  expect(await lead()).toMatchObject({ readStatus: 'unread', unreadMessageCount: 2 });
  expect(await api.ok(account.viewer, 'markLeadMessagesRead', to())).toEqual({ data: {} });
  expect(await lead()).toMatchObject({ readStatus: 'read', unreadMessageCount: 0, version: 1 });
  expect((await conversation()).map(({ readAt, direction }) => [readAt, direction])).toEqual([[at, 'in'], [at, 'in']]);
});

test('the conversation in pages, the newest first', async () => {
  for (const subject of ['1', '2', '3']) await email({ ...mail, subject });
  const page = await api.ok(account.ayse, 'listLeadMessages', { ...to(), query: { limit: 2 } });
  expect(page.data.map(({ subject }) => subject)).toEqual(['3', '2']);
  expect(page.meta).toEqual({ page: 1, limit: 2, total: 3, totalIsExact: true });
});
