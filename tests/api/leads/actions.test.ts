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
  ({ leadId } = await addLead(account));
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

describe('through the statuses', () => {
  test('offer, deal, reopen and reject change the lead and are kept in the history', async () => {
    const offered = await act({
      type: 'offer',
      productName: 'Yaz paketi',
      price: 285_000,
      note: 'Menü dahil',
    });
    expect(offered).toMatchObject({
      status: 'offered',
      version: 2,
      offer: {
        productName: 'Yaz paketi',
        price: 285_000,
        note: 'Menü dahil',
        offeredAt: '2026-11-21T09:00:00.000Z',
      },
      answeredAt: null,
    });
    const deal = {
      type: 'deal',
      dealDate: '2026-11-21',
      providerId: account.studio,
      amount: 280_000,
    };
    expect(await act(deal)).toMatchObject({
      status: 'deal',
      deal: { dealDate: '2026-11-21', amount: 280_000 },
      allowed: { actions: ['reopen', 'call', 'call_result', 'send_loan_link', 'assign'] },
    });
    expect(await act({ type: 'reopen', note: 'Tarih değişti' })).toMatchObject({
      status: 'pending',
      deal: null,
    });
    expect(await act({ type: 'reject', reasonId: 'date_full', note: 'Dolu' })).toMatchObject({
      status: 'rejected',
      rejection: { reasonId: 'date_full', note: 'Dolu' },
      answeredAt: '2026-11-21T09:00:00.000Z',
      returnChannel: null,
    });
    expect(await events()).toEqual([
      ['offer_made', null, 'Yaz paketi', 'Menü dahil'],
      ['status_changed', 'new', 'offered', null],
      ['status_changed', 'offered', 'deal', null],
      ['reopened', 'deal', 'pending', 'Tarih değişti'],
      ['status_changed', 'pending', 'rejected', 'Dolu'],
      ['reject_reason', null, 'date_full', null],
    ]);
    expect((await interactions()).map(({ type }) => type)).toEqual(['reject_with_reason', 'deal']);
  });

  test('the detailed status changes during a negotiation', async () => {
    expect(await act({ type: 'negotiate', processState: 'visited' })).toMatchObject({
      status: 'negotiating',
      processState: 'visited',
    });
    expect(await act({ type: 'unreachable' })).toMatchObject({
      status: 'unreachable',
      processState: null,
    });
    expect(await act({ type: 'not_wedding' })).toMatchObject({
      status: 'not_wedding',
      isWedding: false,
    });
    expect(await act({ type: 'reopen', note: 'Yanlış' })).toMatchObject({ isWedding: true });
    expect(await act({ type: 'other_firm' })).toMatchObject({ status: 'other_firm' });
  });

  test('a rejected transition returns its reason and changes nothing', async () => {
    const { status, error } = await refuse({ type: 'reopen', note: 'x' });
    expect([status, error.code, error.reason]).toEqual([409, 'refused', 'transition']);
    expect(await events()).toEqual([]);
  });

  test('of 50 parallel closing actions exactly one is accepted', async () => {
    const closing = Array.from({ length: 50 }, () =>
      api.send(account.ayse, 'createLeadAction', {
        params: { id: leadId },
        body: { type: 'other_firm' },
      }),
    );
    const codes = (await Promise.all(closing)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(49);
    expect(await events()).toHaveLength(1);
  });
});

test.each<[string, object, string[]]>([
  [
    'a deal of tomorrow',
    { type: 'deal', dealDate: '2026-11-22', providerId: 1 },
    ['dealDate not_future'],
  ],
  [
    'a deal with a page of others',
    { type: 'deal', dealDate: '2026-11-21', providerId: 999_999 },
    ['providerId not_own'],
  ],
  ['a deal without its date', { type: 'deal', providerId: 1 }, ['dealDate required']],
  ['an unknown reason', { type: 'reject', reasonId: 'x' }, ['reasonId config']],
  ['an unknown state', { type: 'negotiate', processState: 'x' }, ['processState config']],
  ['an unknown report', { type: 'report_spam', reasonId: 'x' }, ['reasonId config']],
  [
    'a visit of the past',
    { type: 'set_appointment', startsAt: '2026-11-21T09:00:00Z' },
    ['startsAt future'],
  ],
  ['an offer of nothing', { type: 'offer', productName: '  ', price: 1 }, ['productName required']],
  ['a price below nothing', { type: 'offer', productName: 'a', price: -1 }, ['price minimum']],
])('%s', async (_name, body, expected) => {
  const { status, error } = await refuse(body);
  expect(status).toBe(422);
  expect(error.errors.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  expect(await events()).toEqual([]);
});

test.each([{ type: 'explode' }, {}, { type: 'call', to: '+905320000000' }])(
  '%j is no action',
  async (body) => {
    expect((await refuse(body)).status).toBe(422);
  },
);

test('a deal with another account’s provider is rejected', async () => {
  const body = { type: 'deal', dealDate: '2026-11-20', providerId: account.strangersProvider };
  expect((await refuse(body)).error.errors).toMatchObject([
    { path: 'providerId', code: 'not_own' },
  ]);
});

test('sets, confirms once and replaces an appointment', async () => {
  expect((await refuse({ type: 'confirm_appointment' })).error.reason).toBe('appointment_missing');
  const set = { type: 'set_appointment', startsAt: '2026-11-25T14:00:00+03:00' };
  expect(await act(set)).toMatchObject({
    status: 'negotiating',
    processState: 'appointment_set',
    appointment: { startsAt: '2026-11-25T11:00:00.000Z', confirmedAt: null },
  });
  expect(await act({ type: 'confirm_appointment' })).toMatchObject({
    appointment: { confirmedAt: '2026-11-21T09:00:00.000Z' },
  });
  expect((await refuse({ type: 'confirm_appointment' })).error.reason).toBe('transition');
  expect(await act(set)).toMatchObject({ appointment: { confirmedAt: null } });
});

test('a spam report blocks all other actions', async () => {
  expect(await act({ type: 'report_spam', reasonId: 'fake_contact' })).toMatchObject({
    spamReport: {
      status: 'pending',
      reasonId: 'fake_contact',
      reportedAt: '2026-11-21T09:00:00.000Z',
    },
    allowed: { actions: [], channels: [], notice: 'spam' },
  });
  expect((await refuse({ type: 'report_spam', reasonId: 'fake_contact' })).error.reason).toBe(
    'already_reported',
  );
  expect((await refuse({ type: 'negotiate' })).error.reason).toBe('spam');
});

test('a user who may only read cannot act', async () => {
  expect((await refuse({ type: 'negotiate' }, account.viewer)).status).toBe(403);
  const { data } = await api.ok(account.viewer, 'getLead', { params: { id: leadId } });
  expect(data.allowed).toEqual({
    actions: [],
    channels: [],
    followUp: false,
    update: false,
    remove: false,
    notice: null,
  });
});

test('a repeated key runs one action', async () => {
  const request = {
    params: { id: leadId },
    body: { type: 'negotiate', note: 'a' },
    key: 'act-once-0001',
  };
  const first = await api.ok(account.ayse, 'createLeadAction', request);
  expect(await api.ok(account.ayse, 'createLeadAction', request)).toEqual(first);
  expect(await events()).toHaveLength(1);
  const other = { ...request, body: { type: 'unreachable' } };
  expect((await api.refused(account.ayse, 'createLeadAction', other)).error.code).toBe(
    'idempotency_mismatch',
  );
});
