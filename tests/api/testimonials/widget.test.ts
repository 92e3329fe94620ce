import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewsPage } from '../../../server/publicPages/reviewsPage.ts';
import { widgetPages } from '../../../server/publicPages/widgetPages.ts';
import { addCustomer, addProvider, addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { HttpCache } from '../support/HttpCache.ts';
import { openDesk, type Desk } from '../support/desk.ts';

let desk: Desk;
let owner: Caller;
beforeAll(async () => {
  desk = await openDesk();
  const { db } = desk.api;
  await desk.api.app.register(reviewsPage({ db, publicUrl: 'https://panel.example.com' }));
  await desk.api.app.register(widgetPages({ readScript: async () => '', language: 'de' }));
  owner = await desk.api.signedInAs(desk.ayse);
  await review('Elif Şahin ve Kerem Ak', 5, 'Işıklar </script><script>alert(1)</script>', 'active');
  await review('Nazlı ve Ömer', 2, 'Otopark yetersizdi, https://spam.example/?a="b"', 'active');
  await review('Ceren ve Can', 1, 'Bekleyen yorum', 'pending');
});
afterAll(() => desk.api.close());

async function review(name: string, star: number, text: string, status: string): Promise<void> {
  const at = `2026-10-0${star}T09:00:00.000Z`;
  const isAnswered = star === 5;
  await sql`
    insert into provider_testimonials (customer_id, provider_id, couple_name, text, star, source,
      is_main, reply, reply_status, published_reply, dispute_status, status, version, created_at, updated_at)
    values (${desk.customerId}, ${desk.providerId}, ${name}, ${text}, ${star}, 'site', false,
      'Teşekkürler', ${isAnswered ? 'active' : 'pending'}, ${isAnswered ? 'Teşekkürler' : null},
      'none', ${status}, 1, ${at}, ${at})`.execute(desk.api.db.kysely);
}

const filters = {
  limit: 6,
  minStar: 4,
  includeWords: '',
  excludeWords: '',
  look: 'list',
  theme: 'auto',
};
const query = () => ({ providerId: desk.providerId });
const save = async (more: object = {}) =>
  (
    await desk.api.ok(owner, 'updateWidgetFilters', {
      query: query(),
      body: { ...filters, ...more },
    })
  ).data;
const widget = (key: string) => desk.api.send({}, 'getReviewWidget', { params: { key } });

test('a selection by stars shows mean and count of all published reviews, and links to them', async () => {
  expect((await desk.api.ok(owner, 'getWidgetFilters', { query: query() })).data.key).toBeNull();
  const { key } = await save();
  const { data } = await desk.api.ok({}, 'getReviewWidget', { params: { key: key ?? '' } });
  expect(data).toMatchObject({ mean: 3.5, count: 2, look: 'list' });
  expect(data.reviews).toEqual([
    {
      name: 'Elif Ş. ve Kerem A.',
      star: 5,
      text: 'Işıklar </script><script>alert(1)</script>',
      day: 'Ekim 2026',
      reply: 'Teşekkürler',
      source: null,
    },
  ]);
  expect(data.allUrl).toContain(`/reviews/${desk.providerId}/`);
  expect(data.labels.choice).not.toBe('');
});

test('is public for any origin, cached for a minute, and supports conditional requests', async () => {
  const { key } = await save();
  const first = await widget(key ?? '');
  expect(first.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=60, stale-if-error=86400',
  });
  expect(first.headers['set-cookie']).toBeUndefined();
  const etag = String(first.headers.etag);
  const again = await desk.api.send({ 'if-none-match': etag }, 'getReviewWidget', {
    params: { key: key ?? '' },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('updates every cache within a minute after an approval or a removal', async () => {
  const { key } = await save({ limit: 20, minStar: 1 });
  const cache = new HttpCache(
    () => widget(key ?? ''),
    () => desk.api.now.value.getTime(),
  );
  const isShown = async () => (await cache.get()).includes('Bir dakikada görünen');
  const pass = (seconds: number) => {
    desk.api.now.value = new Date(desk.api.now.value.getTime() + seconds * 1000);
  };
  const body = {
    providerId: desk.providerId,
    coupleName: 'Derya ve Onur',
    text: 'Bir dakikada görünen yorum',
    star: 5,
  };
  const { data } = await desk.api.ok(owner, 'createTestimonial', { body });
  const params = { area: 'testimonials', id: data.id };
  expect(await isShown()).toBe(false);
  pass(1);
  await desk.api.ok(await desk.agent(), 'createApprovalAction', {
    params,
    body: { type: 'approve' },
  });
  // The API itself does not cache.
  expect((await widget(key ?? '')).body).toContain('Bir dakikada görünen');
  expect(await isShown()).toBe(false);
  pass(60);
  expect(await isShown()).toBe(true);
  await sql`update provider_testimonials set status = 'rejected' where id = ${data.id}`.execute(
    desk.api.db.kysely,
  );
  pass(60);
  expect(await isShown()).toBe(true);
  pass(1);
  expect(await isShown()).toBe(false);
});

test('a frame has the language and direction of its reviews, and a title', async () => {
  const frame = async (path: string) =>
    (await desk.api.app.inject({ url: `/widget/frame/${path}` })).body;
  expect(await frame('rw_1')).toMatch(/<html lang="de" dir="ltr">.*<title>Was Paare sagen</s);
  expect(await frame('rw_1?language=ar')).toContain('<html lang="ar" dir="rtl">');
  const odd = `${encodeURIComponent('"><script>')}?look=${encodeURIComponent('"><script>')}`;
  expect(await frame(odd)).not.toContain('"><script>');
});

test('no other endpoint allows another origin', async () => {
  const { headers } = await desk.api.send(owner, 'listTestimonials');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a renewed key replaces the old one, and saving keeps it', async () => {
  const { key: before } = await save();
  const { data } = await desk.api.ok(owner, 'renewWidgetKey', { query: query() });
  expect(data.key).not.toBe(before);
  expect((await widget(before ?? '')).statusCode).toBe(404);
  expect((await save({ minStar: 1 })).key).toBe(data.key);
});

test('keys are created by the API only, and another account’s key cannot be used', async () => {
  const customerId = await addCustomer(desk.api.db, 'Komşu');
  const providerId = await addProvider(desk.api.db, customerId, { name: 'Komşu Bahçe' });
  const neighbour = await addUser(desk.api.db, { customerId, providerIds: [providerId] });
  const { key } = await save();
  const caller = await desk.api.signedInAs(neighbour);
  const { status, error } = await desk.api.refused(caller, 'updateWidgetFilters', {
    query: { providerId },
    body: { ...filters, key },
  });
  expect([status, error.errors[0]?.path]).toEqual([422, 'key']);
  const { data } = await desk.api.ok(caller, 'updateWidgetFilters', {
    query: { providerId },
    body: filters,
  });
  const own = await desk.api.ok({}, 'getReviewWidget', { params: { key: data.key ?? '' } });
  expect([data.key === key, own.data.reviews]).toEqual([false, []]);
});

test('previews unsaved filters in the requested language', async () => {
  const { data } = await desk.api.ok(owner, 'getReviewWidgetPreview', {
    query: { ...query(), minStar: 1, excludeWords: 'OTOPARK', language: 'ar' },
  });
  expect(data).toMatchObject({ direction: 'rtl', count: 2 });
  expect(data.reviews).toHaveLength(1);
});

test('the widget of an unlinked provider is not found', async () => {
  const customerId = await addCustomer(desk.api.db, 'Başka');
  const providerId = await addProvider(desk.api.db, customerId, { name: 'Başka Bahçe' });
  for (const operation of [
    'getWidgetFilters',
    'getReviewWidgetPreview',
    'renewWidgetKey',
  ] as const) {
    const { status } = await desk.api.refused(owner, operation, { query: { providerId } });
    expect(status).toBe(404);
  }
  const saved = await desk.api.refused(owner, 'updateWidgetFilters', {
    query: { providerId },
    body: filters,
  });
  expect(saved.status).toBe(404);
});

test('the public page contains every published review, escaped, with structured data', async () => {
  const { app } = desk.api;
  const page = await app.inject({ url: `/reviews/${desk.providerId}/cinaralti` });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('<script>alert');
  // A URL written by a couple is rendered as text, not as a link.
  expect(page.body).toContain('https://spam.example/?a=&quot;b&quot;');
  expect(page.body).not.toMatch(/href="?[^" >]*spam/);
  expect(page.body).not.toContain('Bekleyen yorum');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.body)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'LocalBusiness',
    aggregateRating: { ratingValue: '3.5', reviewCount: 2 },
    review: [
      // An exact day could reveal the wedding day.
      { author: { name: 'Elif Ş. ve Kerem A.' }, datePublished: '2026-10' },
      { author: { name: 'Nazlı ve Ömer' }, datePublished: '2026-10' },
    ],
  });
  for (const id of ['999999', '0', 'x'])
    expect((await app.inject({ url: `/reviews/${id}/x` })).statusCode).toBe(404);
});

test('reviews of a provider on hold are shown in its own preview alone', async () => {
  const { key } = await save();
  const hold = (isOnHold: boolean) =>
    desk.api.db.kysely
      .updateTable('providers')
      .set({ on_hold: isOnHold })
      .where('id', '=', desk.providerId)
      .execute();
  const statuses = async () => [
    (await desk.api.app.inject({ url: `/reviews/${desk.providerId}/x` })).statusCode,
    (await widget(key ?? '')).statusCode,
    (await desk.api.send(owner, 'getReviewWidgetPreview', { query: query() })).statusCode,
  ];
  await hold(true);
  expect(await statuses()).toEqual([404, 404, 200]);
  await hold(false);
  expect(await statuses()).toEqual([200, 200, 200]);
});
