import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addProvider, addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { openDesk, type Desk } from '../support/desk.ts';

let desk: Desk;
let owner: Caller;
let agent: Caller;
beforeAll(async () => {
  desk = await openDesk();
  const features = ['replyTestimonial'] as const;
  await sql`update providers set features = ${[...features]}`.execute(desk.api.db.kysely);
  owner = await desk.api.signedInAs(desk.ayse);
  agent = await desk.agent();
});
afterAll(() => desk.api.close());

const add = async (more: object = {}) =>
  (
    await desk.api.ok(owner, 'createTestimonial', {
      body: {
        providerId: desk.providerId,
        coupleName: 'Elif ve Kerem',
        text: 'Her şey güzeldi.',
        star: 5,
        ...more,
      },
    })
  ).data;

type Area = 'testimonials' | 'replies' | 'disputes';
const decide = (area: Area, id: number, reason?: string) =>
  desk.api.ok(agent, 'createApprovalAction', {
    params: { area, id },
    body: reason === undefined ? { type: 'approve' } : { type: 'reject', reason },
  });
const published = async (more?: object) => {
  const { id } = await add(more);
  await decide('testimonials', id);
  return (await desk.api.ok(owner, 'getTestimonial', { params: { id } })).data;
};
const act = (id: number, body: object) =>
  desk.api.ok(owner, 'createTestimonialAction', { params: { id }, body });
const eventsOf = async (id: number) =>
  (await desk.api.ok(owner, 'listTestimonialHistories', { params: { id } })).data.map(
    ({ event, note, createdBy }) => [event, note, createdBy?.id ?? null],
  );

test('a review added for a couple is pending until its approval, with history', async () => {
  const { id, status } = await add({ starService: 4 });
  expect(status).toBe('pending');
  const waiting = await desk.api.ok(agent, 'listApprovals', { query: { area: 'testimonials' } });
  expect(waiting.data.map(({ title, text }) => [title, text])).toContainEqual([
    'Elif ve Kerem',
    '5/5 · Her şey güzeldi.',
  ]);
  await decide('testimonials', id);
  const { data } = await desk.api.ok(owner, 'getTestimonial', { params: { id } });
  expect(data).toMatchObject({ status: 'active', starService: 4, replyStatus: 'none' });
  expect(await eventsOf(id)).toEqual([
    ['approved', null, null],
    ['added', null, desk.ayse],
  ]);
});

test('a reply is pending, is rejected with a reason, and a new one replaces it', async () => {
  const { id } = await published();
  const { data } = await desk.api.ok(owner, 'replyToTestimonial', {
    params: { id },
    body: { text: 'Arayın: 0532 000 00 00' },
  });
  expect(data).toMatchObject({ reply: 'Arayın: 0532 000 00 00', replyStatus: 'pending' });
  const waiting = await desk.api.ok(agent, 'listApprovals', { query: { area: 'replies' } });
  expect(waiting.data[0]?.text).toBe('Her şey güzeldi.\n\n→ Arayın: 0532 000 00 00');
  await decide('replies', id, 'Yanıtta telefon numarası var.');
  const rejected = await desk.api.ok(owner, 'getTestimonial', { params: { id } });
  expect(rejected.data).toMatchObject({
    status: 'active',
    replyStatus: 'rejected',
    replyRejectionReason: 'Yanıtta telefon numarası var.',
    rejectionReason: null,
  });
  const again = await act(id, { type: 'reply', reply: 'Teşekkür ederiz.' });
  expect(again.data).toMatchObject({ replyStatus: 'pending', replyRejectionReason: null });
  await decide('replies', id);
  expect((await eventsOf(id)).map(([event]) => event)).toEqual([
    'reply_approved',
    'replied',
    'reply_rejected',
    'replied',
    'approved',
    'added',
  ]);
});

test('a new reply is pending next to the published one until it is decided', async () => {
  const { id } = await published();
  const saved = await desk.api.ok(owner, 'updateWidgetFilters', {
    query: { providerId: desk.providerId },
    body: {
      limit: 20,
      minStar: 1,
      includeWords: '',
      excludeWords: '',
      look: 'list',
      theme: 'auto',
    },
  });
  const key = saved.data.key ?? '';
  const shown = async () => {
    const { data } = await desk.api.ok(owner, 'getTestimonial', { params: { id } });
    const widget = await desk.api.send({}, 'getReviewWidget', { params: { key } });
    const read = ['Birinci yanıt', 'İkinci yanıt'].filter((text) => widget.body.includes(text));
    return [data.reply, data.replyStatus, data.publishedReply, read];
  };
  await act(id, { type: 'reply', reply: 'Birinci yanıt' });
  expect(await shown()).toEqual(['Birinci yanıt', 'pending', null, []]);
  await decide('replies', id);
  const first = ['Birinci yanıt', ['Birinci yanıt']];
  expect(await shown()).toEqual(['Birinci yanıt', 'active', ...first]);
  await act(id, { type: 'reply', reply: 'İkinci yanıt' });
  expect(await shown()).toEqual(['İkinci yanıt', 'pending', ...first]);
  const { data } = await desk.api.ok(agent, 'listApprovals', { query: { area: 'replies' } });
  expect(data.find((one) => one.id === id)).toMatchObject({
    text: 'Her şey güzeldi.',
    resource: 'provider-testimonials',
    changes: [{ field: 'reply', before: 'Birinci yanıt', after: 'İkinci yanıt' }],
  });
  await decide('replies', id, 'Kaba bir söz var.');
  expect(await shown()).toEqual(['İkinci yanıt', 'rejected', ...first]);
  await act(id, { type: 'reply', reply: 'İkinci yanıt' });
  await decide('replies', id);
  expect(await shown()).toEqual(['İkinci yanıt', 'active', 'İkinci yanıt', ['İkinci yanıt']]);
});

test('rejects blank and long replies at their field', async () => {
  const { id } = await published();
  for (const reply of ['   ', 'a'.repeat(1001)]) {
    const { status, error } = await desk.api.refused(owner, 'createTestimonialAction', {
      params: { id },
      body: { type: 'reply', reply },
    });
    expect([status, error.errors[0]?.path]).toEqual([422, 'reply']);
  }
});

test('a dispute is opened once, can be withdrawn, and unpublishes the review if accepted', async () => {
  const { id } = await published({ star: 1 });
  const dispute = { type: 'dispute', disputeReason: 'Bizden hizmet almadılar.' };
  const { data: open } = await act(id, dispute);
  expect(open).toMatchObject({ disputeStatus: 'open', status: 'active' });
  expect(open.allowed.actions).toEqual(['reply', 'withdraw_dispute']);
  const twice = await desk.api.refused(owner, 'createTestimonialAction', {
    params: { id },
    body: dispute,
  });
  expect([twice.status, twice.error.reason]).toEqual([409, 'state']);
  await act(id, { type: 'withdraw_dispute' });
  await act(id, dispute);
  await decide('disputes', id);
  const { data } = await desk.api.ok(owner, 'getTestimonial', { params: { id } });
  expect(data).toMatchObject({
    disputeStatus: 'accepted',
    status: 'rejected',
    rejectionReason: 'Bizden hizmet almadılar.',
  });
});

test('a rejected dispute keeps the review and has a reason', async () => {
  const { id } = await published({ star: 2 });
  await act(id, { type: 'dispute', disputeReason: 'Yorum haksız buluyoruz.' });
  await decide('disputes', id, 'Olumsuz olması neden değildir.');
  const { data } = await desk.api.ok(owner, 'getTestimonial', { params: { id } });
  expect(data).toMatchObject({
    status: 'active',
    disputeStatus: 'rejected',
    disputeAnswer: 'Olumsuz olması neden değildir.',
  });
});

test('one published review of a provider is pinned', async () => {
  const [first, second, waiting] = [await published(), await published(), await add()];
  const choose = ({ id, version }: { id: number; version: number }) => ({
    params: { id },
    version,
    body: { isMain: true },
  });
  await desk.api.ok(owner, 'updateTestimonial', choose(first));
  await desk.api.ok(owner, 'updateTestimonial', choose(second));
  const { data } = await desk.api.ok(owner, 'listTestimonials', { query: { isMain: true } });
  expect(data.map(({ id }) => id)).toEqual([second.id]);
  const { status, error } = await desk.api.refused(owner, 'updateTestimonial', choose(waiting));
  expect(status).toBe(422);
  expect(error.errors?.map(({ path }) => path)).toEqual(['isMain']);
});

test('counts use the filters of the list', async () => {
  await add({ coupleName: 'İrem ve Barış', star: 3 });
  const counts = await desk.api.ok(owner, 'getTestimonialCounts', {
    query: { q: 'IREM', star: [3] },
  });
  expect(counts.data).toEqual({ pending: 1, active: 0, rejected: 0 });
});

test('the summary covers published reviews: means by question, by month and by star', async () => {
  const { kysely } = desk.api.db;
  await sql`delete from provider_testimonials`.execute(kysely);
  const kept = await published({ star: 4, starService: 3 });
  await published({ star: 5, starService: 5, starValue: 2 });
  await add({ star: 1 });
  await sql`update provider_testimonials set created_at = '2026-09-30T21:30:00Z' where id = ${kept.id}`.execute(
    kysely,
  );
  const { data } = await desk.api.ok(owner, 'getTestimonialSummary');
  expect(data).toMatchObject({
    count: 2,
    mean: 4.5,
    byStar: [0, 0, 0, 1, 1],
    byQuestion: { service: 4, communication: null, value: 2 },
  });
  expect(data.byMonth).toHaveLength(12);
  // 00:30 in Istanbul.
  expect(data.byMonth.filter(({ count }) => count > 0)).toEqual([
    { month: '2026-10', count: 1, mean: 4 },
    { month: '2026-11', count: 1, mean: 5 },
  ]);
});

test('another account can access neither the review nor its history and photos', async () => {
  const { id } = await published();
  const { db } = desk.api;
  const customerId = await addCustomer(db, 'Başka');
  const providerIds = [await addProvider(db, customerId, { features: ['replyTestimonial'] })];
  const stranger = await desk.api.signedInAs(await addUser(db, { customerId, providerIds }));
  const reply = { type: 'reply', reply: 'Bizim değil' };
  for (const [operation, body] of [
    ['createTestimonialAction', reply],
    ['replyToTestimonial', { text: 'Bizim değil' }],
    ['listTestimonialHistories', undefined],
    ['listTestimonialImages', undefined],
  ] as const) {
    const { status } = await desk.api.refused(stranger, operation, { params: { id }, body });
    expect([operation, status]).toEqual([operation, 404]);
  }
});
