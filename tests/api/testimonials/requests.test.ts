import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordDeals, remindCouples } from '../../../server/features/testimonials/commands.ts';
import type { StoragePort } from '../../../server/ports/storage/port.ts';
import type { Caller } from '../../support/api.ts';
import { multipart } from '../../support/multipart.ts';
import { readQr } from '../../support/readQr.ts';
import { openDesk, type Desk } from '../support/desk.ts';

const stored = new Map<string, Buffer>();
const storage: StoragePort = {
  put: async (key, { bytes }) => void stored.set(key, bytes),
  get: async () => undefined,
  remove: async (key) => void stored.delete(key),
};

let desk: Desk;
let owner: Caller;
beforeAll(async () => {
  desk = await openDesk({ ports: { storage } });
  owner = await desk.api.signedInAs(desk.ayse);
});
afterAll(() => desk.api.close());
beforeEach(async () => {
  desk.api.now.value = new Date('2026-11-20T09:00:00.000Z');
  await sql`delete from rate_counters`.execute(desk.api.db.kysely);
  await sql`delete from sandbox_outbox`.execute(desk.api.db.kysely);
});

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.parse('2026-11-20T09:00:00.000Z') + days * DAY_MS);

async function record(more: object = {}) {
  const body = {
    providerId: desk.providerId,
    coupleName: 'Elif ve Kerem',
    dealDate: '2026-01-10',
    weddingDate: '2026-09-12',
    email: 'elif@example.com',
    phone: '+905321112233',
    ...more,
  };
  return (await desk.api.ok(owner, 'createCoupleProvider', { body })).data;
}

async function addLead(status: string, preference = 'open'): Promise<number> {
  const { kysely } = desk.api.db;
  const at = '2026-06-01T09:00:00.000Z';
  const couple = await kysely
    .insertInto('couples')
    .values({
      customer_id: desk.customerId,
      name: 'Nazlı & Ömer',
      email: 'nazli@example.com',
      phone: '+905321112244',
      contact_preference: preference === 'phone_only' ? 'phone_only' : 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    insert into leads (customer_id, provider_id, couple_id, created_at, updated_at,
      last_activity_at, source, couple_name, details_name, status, deal_date)
    values (${desk.customerId}, ${desk.providerId}, ${couple.id}, ${at}, ${at}, ${at}, 'web',
      'Nazlı & Ömer', 'Düğün', ${status}, ${status === 'deal' ? '2026-06-20' : null})
    returning id`.execute(kysely);
  return rows[0]?.id ?? 0;
}

const requestReview = async (id: number, body: object = { channel: 'link' }) =>
  (await desk.api.ok(owner, 'requestComment', { params: { id }, body })).data;
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
const linkOf = async (more?: object) => {
  const couple = await record(more);
  return { couple, token: tokenOf((await requestReview(couple.id)).url) };
};
const review = { star: 4, starService: 5, text: 'Her şey <b>çok</b> güzeldi, teşekkürler.' };
const submit = (token: string, body: object = review) =>
  desk.api.send({}, 'answerReviewRequest', { params: { token }, body });
const coupleOf = async (id: number) =>
  (await desk.api.ok(owner, 'getCoupleProvider', { params: { id } })).data;

test('a couple submits one review by its link, which is pending, and the provider is notified', async () => {
  const { couple, token } = await linkOf();
  const requested = await desk.api.ok({}, 'getReviewRequest', { params: { token } });
  const names = { providerName: 'Çınaraltı Kır Bahçesi', coupleName: 'Elif ve Kerem' };
  expect(requested.data).toMatchObject({ state: 'open', ...names });
  // Reading writes nothing; the page reports the opening.
  expect(await coupleOf(couple.id)).toMatchObject({ requestStatus: 'asked' });
  await desk.api.ok({}, 'openReviewRequest', { params: { token } });
  expect(await coupleOf(couple.id)).toMatchObject({ requestStatus: 'opened' });
  expect((await submit(token)).statusCode).toBe(200);
  const done = await coupleOf(couple.id);
  expect(done).toMatchObject({
    requestStatus: 'answered',
    allowed: { update: false, remove: false },
  });
  const { data } = await desk.api.ok(owner, 'getTestimonial', {
    params: { id: done.testimonialId ?? 0 },
  });
  expect(data).toMatchObject({ ...review, status: 'pending', source: 'request' });
  const bell = await desk.api.ok(owner, 'listProviderPrompts');
  expect(bell.data[0]).toMatchObject({ kind: 'testimonial', title: 'Yeni yorum: Elif ve Kerem' });
  expect(bell.data[0]?.linkData?.path).toBe(`/provider-testimonials/${data.id}`);
  const again = await desk.api.refused({}, 'answerReviewRequest', {
    params: { token },
    body: review,
  });
  expect(again.status).toBe(409);
});

test('of twenty parallel submissions of one link one is accepted', async () => {
  const { token } = await linkOf();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await submit(token)).statusCode),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('a link expires, and another channel creates a new one', async () => {
  const { couple, token } = await linkOf();
  desk.api.now.value = later(61);
  expect((await desk.api.ok({}, 'getReviewRequest', { params: { token } })).data.state).toBe(
    'expired',
  );
  expect((await submit(token)).json()).toMatchObject({ code: 'refused' });
  await remindCouples(desk.api.db, { ports: desk.api.ports, publicUrl: 'x' }, () => later(61));
  owner = await desk.api.signedInAs(desk.ayse);
  expect(await coupleOf(couple.id)).toMatchObject({ requestStatus: 'expired' });
  const { url, qr } = await requestReview(couple.id, { channel: 'qr' });
  expect(await readQr(Buffer.from(qr ?? ''))).toBe(url);
  expect((await submit(tokenOf(url))).statusCode).toBe(200);
});

test('limits guesses of links', async () => {
  const statuses = new Set<number>();
  for (let guess = 0; guess < 200; guess += 1) {
    const token = `rv_${String(guess).padStart(32, '0')}`;
    statuses.add((await desk.api.send({}, 'getReviewRequest', { params: { token } })).statusCode);
  }
  expect([...statuses]).toEqual([404, 429]);
});

test('reports invalid text, stars and unknown fields at their fields', async () => {
  const { token } = await linkOf();
  const { error } = await desk.api.refused({}, 'answerReviewRequest', {
    params: { token },
    body: { star: 6, text: 'Güzel' },
  });
  expect(error.errors.map(({ path }) => path).toSorted()).toEqual(['star', 'text']);
  const blank = await submit(token, { star: 5, text: '                    ' });
  expect(blank.statusCode).toBe(422);
});

test('reminds twice by e-mail in business hours, until the couple answers', async () => {
  const couple = await record({ language: 'en' });
  const { couple: requested } = await requestReview(couple.id, { channel: 'email' });
  expect(requested).toMatchObject({ requestStatus: 'asked', requestChannel: 'email' });
  const sender = { ports: desk.api.ports, publicUrl: 'https://panel.example.com' };
  expect(await remindCouples(desk.api.db, sender, () => later(6))).toBe(0);
  expect(await remindCouples(desk.api.db, sender, () => later(8))).toBe(1);
  const { rows } = await sql<{ subject: string; body: string }>`
    select subject, body from sandbox_outbox order by id`.execute(desk.api.db.kysely);
  expect(rows.map(({ subject }) => subject)).toEqual([
    'Çınaraltı Kır Bahçesi would value your review',
    'Reminder: your review of Çınaraltı Kır Bahçesi',
  ]);
  const token = /\/review\/(rv_[\w-]+)/.exec(rows[1]?.body ?? '')?.[1] ?? '';
  expect((await submit(token)).statusCode).toBe(200);
  expect(await remindCouples(desk.api.db, sender, () => later(40))).toBe(0);
});

test('a couple that declined is neither reminded nor asked again', async () => {
  const couple = await record();
  const { url } = await requestReview(couple.id, { channel: 'sms' });
  const params = { token: tokenOf(url) };
  await desk.api.ok({}, 'declineReviewRequest', { params });
  await desk.api.ok({}, 'declineReviewRequest', { params });
  expect(await coupleOf(couple.id)).toMatchObject({
    requestStatus: 'declined',
    nextReminderAt: null,
  });
  const { status } = await desk.api.refused(owner, 'requestComment', {
    params: { id: couple.id },
    body: { channel: 'link' },
  });
  expect(status).toBe(409);
});

test('a deal provides names and contacts as far as the couple allows, and is required', async () => {
  const leadId = await addLead('deal', 'phone_only');
  const params = { id: leadId };
  const { data } = await desk.api.ok(owner, 'recordCoupleOfLead', { params });
  expect(data).toMatchObject({
    coupleName: 'Nazlı & Ömer',
    dealDate: '2026-06-20',
    email: null,
    phone: '+905321112244',
  });
  const same = await desk.api.ok(owner, 'recordCoupleOfLead', { params });
  expect(same.data.id).toBe(data.id);
  const mail = await desk.api.refused(owner, 'requestComment', {
    params: { id: data.id },
    body: { channel: 'email' },
  });
  expect(mail.error.reason).toBe('phone_only');
  const open = await addLead('negotiating');
  const { error } = await desk.api.refused(owner, 'recordCoupleOfLead', {
    params: { id: open },
  });
  expect(error.reason).toBe('needs_deal');
  await sql`update leads set status = 'rejected' where id = ${leadId}`.execute(desk.api.db.kysely);
  const rejected = await desk.api.refused(owner, 'requestComment', {
    params: { id: data.id },
    body: { channel: 'qr' },
  });
  expect(rejected.error.reason).toBe('needs_deal');
});

test('couples of new deals are added once automatically', async () => {
  await addLead('deal');
  const { kysely } = desk.api.db;
  await sql`update leads set updated_at = ${later(0).toISOString()}`.execute(kysely);
  const since = later(-1);
  expect(await recordDeals(desk.api.db, 'tr', since, later(0))).toBe(1);
  expect(await recordDeals(desk.api.db, 'tr', since, later(0))).toBe(0);
});

test('rejects the sixth link in a day', async () => {
  const couple = await record();
  for (let index = 0; index < 5; index += 1) await requestReview(couple.id);
  const { status, headers } = await desk.api.refused(owner, 'requestComment', {
    params: { id: couple.id },
    body: { channel: 'link' },
  });
  expect([status, headers['retry-after']]).toEqual([429, '86400']);
});

const drawn = async (width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#a62b57' } })
    .jpeg()
    .toBuffer();

test('accepts up to five photos for a submitted review', async () => {
  const { token } = await linkOf();
  const bytes = await drawn();
  const add = () =>
    desk.api.app.inject({
      method: 'POST',
      url: `/api/review-requests/${token}/images`,
      ...multipart({}, [{ name: 'a.jpg', bytes, type: 'image/jpeg' }], 'image'),
    });
  expect((await add()).json()).toMatchObject({ reason: 'state' });
  expect(stored.size).toBe(0);
  await submit(token);
  const statuses = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await add()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
  expect(stored.size).toBe(5);
  desk.api.now.value = new Date(desk.api.now.value.getTime() + 3 * 3_600_000);
  expect((await add()).json()).toMatchObject({ reason: 'review_expired' });
});

test('the provider adds up to ten photos, none of them too narrow', async () => {
  const { data } = await desk.api.ok(owner, 'createTestimonial', {
    body: {
      providerId: desk.providerId,
      coupleName: 'Ece ve Can',
      text: 'Her şey güzeldi.',
      star: 5,
    },
  });
  const add = async (width?: number) => {
    const file = { name: 'a.jpg', bytes: await drawn(width), type: 'image/jpeg' };
    const sent = multipart({}, [file], 'image');
    return desk.api.app.inject({
      method: 'POST',
      url: `/api/provider-testimonial/${data.id}/images`,
      headers: { ...owner, ...sent.headers },
      payload: sent.payload,
    });
  };
  const narrow = (await add(700)).json<{ errors: { path: string }[] }>();
  expect(narrow.errors.map(({ path }) => path)).toEqual(['image']);
  const statuses = [];
  for (let index = 0; index < 11; index += 1) statuses.push((await add()).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409]);
  const photos = await desk.api.ok(owner, 'listTestimonialImages', { params: { id: data.id } });
  expect(photos.data.map(({ image }) => typeof image)).toEqual(
    Array.from({ length: 10 }, () => 'string'),
  );
});

test('counts couples by the state of their request', async () => {
  const before = await desk.api.ok(owner, 'getCoupleProviderCounts', { query: { q: 'şükrü' } });
  expect(before.data.none).toBe(0);
  await record({ coupleName: 'Şükran ve Şükrü' });
  const { data } = await desk.api.ok(owner, 'getCoupleProviderCounts', { query: { q: 'sukru' } });
  expect(data).toEqual({ none: 1, asked: 0, opened: 0, answered: 0, declined: 0, expired: 0 });
});
