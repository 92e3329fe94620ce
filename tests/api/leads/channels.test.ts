import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
let leadId: number;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
beforeEach(async () => {
  // Two hours later, so that messages of other tests do not count towards the hourly limit.
  api.now.value = new Date(api.now.value.getTime() + 2 * 3_600_000);
  ({ leadId } = await addLead(account));
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
const withCouple = async (couple: NonNullable<Parameters<typeof addLead>[1]>['couple']) => {
  ({ leadId } = await addLead(account, { couple: couple ?? {} }));
};

describe('channels of a couple', () => {
  const closed = { contact_preference: 'none' } as const;
  test.each<
    [string, NonNullable<Parameters<typeof addLead>[1]>, 'sendLeadEmail' | 'sendLeadSms', string]
  >([
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

  test('writes to an anonymised couple through the relay, without revealing the address', async () => {
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

  test('a user without permission is rejected', async () => {
    expect(
      (await api.refused(account.viewer, 'sendLeadEmail', { ...to(), body: mail })).status,
    ).toBe(403);
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

  test('a corrected address gets the message', async () => {
    await withCouple({ email: 'yanlis@example.com' });
    const { id } = await email();
    const { version } = await lead();
    await api.ok(account.ayse, 'updateLead', {
      ...to(),
      version,
      body: { couple: { email: 'elif2@example.com' } },
    });
    const { data } = await api.ok(account.ayse, 'createLeadMessageAction', retry(id));
    expect(data).toMatchObject({
      id,
      ...mail,
      status: 'sent',
      failure: null,
      to: 'elif2@example.com',
    });
    expect(await lead()).toMatchObject({ status: 'negotiating', returnChannel: 'email' });
    expect(await conversation()).toHaveLength(1);
  });

  test('only failed messages of this lead, while the channel is open', async () => {
    const { id } = await email();
    expect(
      (await api.refused(account.ayse, 'createLeadMessageAction', retry(id))).error.reason,
    ).toBe('not_failed');
    const other = leadId;
    await withCouple({ email: 'dolu@example.com' });
    const failed = await email();
    const elsewhere = { params: { id: other }, body: { type: 'retry', messageId: failed.id } };
    const refusal = await api.refused(account.ayse, 'createLeadMessageAction', elsewhere);
    expect([refusal.status, refusal.error.errors[0]?.path]).toEqual([422, 'messageId']);
    await api.ok(account.ayse, 'createLeadAction', {
      ...to(),
      body: { type: 'report_spam', reasonId: 'fake_contact' },
    });
    expect(
      (await api.refused(account.ayse, 'createLeadMessageAction', retry(failed.id))).error.reason,
    ).toBe('spam');
  });

  test('two parallel retries send once', async () => {
    await withCouple({ email: 'dolu@example.com' });
    const { id } = await email();
    const both = [
      api.send(account.ayse, 'createLeadMessageAction', retry(id)),
      api.send(account.ayse, 'createLeadMessageAction', retry(id)),
    ];
    for (const { statusCode } of await Promise.all(both)) expect([200, 409]).toContain(statusCode);
  });
});
