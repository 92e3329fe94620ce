import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TelephonyPort } from '../../../server/ports/telephony/port.ts';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

type CallRequest = Parameters<TelephonyPort['call']>[0];
type CallAnswer = Awaited<ReturnType<TelephonyPort['call']>>;

const connected: CallAnswer = { ok: true, id: '1' };
/** A fake switchboard that records calls and returns the test's answer. */
const switchboard: { rung: CallRequest[]; answer: CallAnswer } = { rung: [], answer: connected };
const telephony: TelephonyPort = {
  async call(request) {
    switchboard.rung.push(request);
    return switchboard.answer;
  },
};

let account: LeadAccount;
let api: TestApi;
let leadId: number;
beforeAll(async () => {
  account = await leadAccount({ ports: { telephony } });
  api = account.api;
});
beforeEach(async () => {
  ({ leadId } = await addLead(account));
  switchboard.rung.length = 0;
  switchboard.answer = connected;
});
afterAll(() => api.close());

const act = async (body: object, caller = account.ayse) =>
  (await api.ok(caller, 'createLeadAction', { params: { id: leadId }, body })).data;
const refuse = (body: object, caller = account.ayse) =>
  api.refused(caller, 'createLeadAction', { params: { id: leadId }, body });
const events = async () => {
  const query = { sort: 'createdAt' };
  const { data } = await api.ok(account.ayse, 'listLeadHistories', {
    params: { id: leadId },
    query,
  });
  return data.map(({ event, from, to, note }) => [event, from, to, note]);
};
const interactions = async () =>
  (await api.ok(account.ayse, 'listLeadInteractions', { params: { id: leadId } })).data;

describe('calls', () => {
  test('ring the caller, then the couple, after the commit; the result is recorded later', async () => {
    expect(await act({ type: 'call' })).toMatchObject({ status: 'new', callResultCode: null });
    const [rung] = switchboard.rung;
    expect(rung).toMatchObject({ from: '+902125550001', to: '+905321234567' });
    expect(rung?.callKey).toMatch(/^lead-call-\d+$/);

    api.now.value = new Date('2026-11-23T05:10:00Z');
    const talked = { type: 'call_result', result: 'talked', note: 'Pazar gelecekler' };
    expect(await act(talked)).toMatchObject({
      status: 'negotiating',
      processState: 'called_talked',
      callResultCode: 'talked',
      answeredAt: '2026-11-23T05:10:00.000Z',
      returnChannel: 'call',
    });
    api.now.value = new Date('2026-11-21T09:00:00Z');
    const calls = await api.db.kysely
      .selectFrom('lead_calls')
      .selectAll()
      .where('lead_id', '=', leadId)
      .execute();
    expect(calls).toMatchObject([
      {
        result: 'talked',
        started_at: '2026-11-21T09:00:00.000Z',
        ended_at: '2026-11-23T05:10:00.000Z',
      },
    ]);
    expect(await events()).toEqual([
      ['call_started', null, null, null],
      ['call_result', null, 'talked', 'Pazar gelecekler'],
      ['status_changed', 'new', 'negotiating', null],
    ]);
    expect(await interactions()).toMatchObject([{ type: 'call_made', text: 'Pazar gelecekler' }]);
    // Saturday 11:00 to 19:00, and ten minutes of Monday.
    const { response_minutes } = await api.db.kysely
      .selectFrom('leads')
      .select('response_minutes')
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow();
    expect(response_minutes).toBe(8 * 60 + 10);
  });

  test('the user’s own number rings before the provider’s', async () => {
    const { customerId, ayseId } = account;
    const { kysely } = api.db;
    const own = {
      customer_id: customerId,
      customer_user_id: ayseId,
      kind: 'phone',
      position: 0,
      value: '+905330000001',
    } as const;
    const { id } = await kysely
      .insertInto('customer_user_contacts')
      .values(own)
      .returning('id')
      .executeTakeFirstOrThrow();
    await act({ type: 'call' });
    expect(switchboard.rung).toMatchObject([{ from: '+905330000001' }]);
    await kysely.deleteFrom('customer_user_contacts').where('id', '=', id).execute();
  });

  test('calls an anonymised couple through the switchboard', async () => {
    ({ leadId } = await addLead(account, { couple: { contact_preference: 'anonymised' } }));
    await act({ type: 'call' });
    expect(switchboard.rung).toMatchObject([{ to: '+908500000000' }]);
  });

  test('rejects a call without a number of the caller', async () => {
    ({ leadId } = await addLead(account, { provider_id: account.studio }));
    expect((await refuse({ type: 'call' })).error.reason).toBe('no_own_phone');
    expect(switchboard.rung).toEqual([]);
  });

  test('a failed call is rejected and kept', async () => {
    switchboard.answer = { ok: false, reason: 'busy' };
    const { status, error } = await refuse({ type: 'call' });
    expect([status, error.reason]).toEqual([409, 'call_failed']);
    expect(await events()).toEqual([['call_failed', null, 'busy', null]]);
    const calls = await api.db.kysely
      .selectFrom('lead_calls')
      .select(['result', 'ended_at'])
      .where('lead_id', '=', leadId)
      .execute();
    expect(calls).toEqual([{ result: 'busy', ended_at: '2026-11-21T09:00:00.000Z' }]);
  });

  test('records the result of a call by another phone', async () => {
    await act({ type: 'call_result', result: 'no_answer' });
    await act({ type: 'call_result', result: 'busy' });
    const calls = await api.db.kysely
      .selectFrom('lead_calls')
      .select('result')
      .where('lead_id', '=', leadId)
      .orderBy('id')
      .execute();
    expect(calls).toEqual([{ result: 'no_answer' }, { result: 'busy' }]);
  });

  test('an unanswered call leaves the lead unanswered, an answered one does not', async () => {
    const missed = await act({ type: 'call_result', result: 'no_answer' });
    expect(missed).toMatchObject({
      status: 'negotiating',
      processState: 'called_no_answer',
      answeredAt: null,
      isUnanswered: true,
    });
    expect(await act({ type: 'call_result', result: 'talked' })).toMatchObject({
      isUnanswered: false,
    });
  });

  test('never calls against the couple’s preference', async () => {
    ({ leadId } = await addLead(account, { couple: { contact_preference: 'email_only' } }));
    expect((await refuse({ type: 'call' })).error.reason).toBe('email_only');
    expect(switchboard.rung).toEqual([]);
  });
});

describe('the loan link', () => {
  const sent = () =>
    api.db.kysely
      .selectFrom('sandbox_outbox')
      .select(['channel', 'recipients', 'subject', 'body'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();

  test('is sent by e-mail once, and counts as an answer', async () => {
    expect(await act({ type: 'send_loan_link' })).toMatchObject({
      loanLinkSentAt: '2026-11-21T09:00:00.000Z',
      status: 'negotiating',
      returnChannel: 'email',
    });
    expect(await sent()).toMatchObject({
      channel: 'mail',
      recipients: ['Elif Şahin & Can Demir <elif@example.com>'],
      subject: 'Düğün kredisi',
    });
    expect((await sent())?.body).toContain('http://localhost:4000/wedding-loan');
    expect((await refuse({ type: 'send_loan_link' })).error.reason).toBe('already_sent');
    expect((await events()).map(([event]) => event)).toEqual([
      'email_sent',
      'status_changed',
      'loan_link_sent',
    ]);
  });

  test('is sent by SMS to couples who prefer the phone', async () => {
    ({ leadId } = await addLead(account, { couple: { contact_preference: 'phone_only' } }));
    await act({ type: 'send_loan_link' });
    expect(await sent()).toMatchObject({ channel: 'sms', recipients: ['+905321234567'] });
  });

  test('can be sent again if it was not delivered', async () => {
    ({ leadId } = await addLead(account, { couple: { email: 'dolu@example.com' } }));
    const { status, error } = await refuse({ type: 'send_loan_link' });
    expect([status, error.reason]).toEqual([409, 'send_failed']);
    const { data } = await api.ok(account.ayse, 'getLead', { params: { id: leadId } });
    expect(data.loanLinkSentAt).toBeNull();
    expect(data.allowed.actions).toContain('send_loan_link');
  });
});
