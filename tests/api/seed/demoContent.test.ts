import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../support/api.ts';
import { callerOf } from '../../support/signIn.ts';
import { demoApi, type DemoApi } from './demoApi.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await demoApi();
});
afterAll(() => api.close());

const VENUE = 1;
const BRIDAL = 3;

async function signedIn(login: string): Promise<{ keys: Caller; customerId: number }> {
  const body = { identifier: login, password: 'demo1234' };
  const signIn = await api.ok({}, 'signIn', { body });
  if (signIn.outcome !== 'signed_in') throw new Error(`${login}: ${signIn.outcome}`);
  const { session } = signIn;
  return { keys: callerOf(session), customerId: session.user.customerId };
}

const counted = (values: readonly string[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
  );

test('campaigns and models exist in every state', async () => {
  const { keys } = await signedIn('ayse');
  const campaigns = await api.ok(keys, 'listDiscounts');
  expect(counted(campaigns.data.map(({ status }) => status))).toEqual({
    published: 2,
    approved: 1,
    pending: 1,
    draft: 1,
    unpublished: 1,
    rejected: 1,
  });
  const ended = await api.ok(keys, 'listDiscounts', { query: { isEnded: true } });
  expect(ended.data.map(({ status }) => status)).toEqual(['unpublished']);
  const running = await api.ok(keys, 'listDiscounts', { query: { isEnded: false } });
  expect(running.data).toHaveLength(campaigns.data.length - 1);
  const models = await api.ok(keys, 'listProviderItems', { query: { providerId: BRIDAL } });
  expect(models.data.map(({ order }) => order)).toEqual(
    Array.from({ length: 18 }, (_, index) => index + 1),
  );
  expect(counted(models.data.map(({ status }) => status))).toEqual({
    published: 15,
    unpublished: 1,
    pending: 1,
    rejected: 1,
  });
});

test('reviews have a history that matches their state, with nothing in the future', async () => {
  const strays = await api.rows(`
    select t.id from provider_testimonials t
    where not exists (select from testimonial_histories h where h.testimonial_id = t.id)
      or (t.reply_status = 'active') <> exists (select from testimonial_histories h
        where h.testimonial_id = t.id and h.event = 'reply_approved')`);
  expect(strays).toEqual([]);
  const [{ latest } = {}] = await api.rows(`
    select greatest((select max(created_at) from testimonial_histories),
      (select max(updated_at) from discounts), (select max(created_at) from discounts)) as latest`);
  expect(Date.parse(String(latest))).toBeLessThanOrEqual(api.now.value.getTime());
});

test('only published content can be withdrawn, and published again', async () => {
  const { keys } = await signedIn('ayse');
  const { data } = await api.ok(keys, 'listDiscounts', { query: { status: ['pending'] } });
  const waiting = data[0];
  expect(waiting?.allowed).toEqual({ update: true, remove: true, actions: [] });
  const params = { id: waiting?.id ?? 0 };
  const refused = await api.refused(keys, 'createDiscountAction', {
    params,
    body: { type: 'unpublish' },
  });
  expect(refused).toMatchObject({ status: 409, error: { reason: 'state' } });
  const model = { params: { id: 1 } };
  const off = await api.ok(keys, 'createProviderItemAction', {
    ...model,
    body: { type: 'unpublish' },
  });
  expect(off.data).toMatchObject({ status: 'unpublished', allowed: { actions: ['publish'] } });
  const on = await api.ok(keys, 'createProviderItemAction', {
    ...model,
    body: { type: 'publish' },
  });
  expect(on.data.status).toBe('published');
});

test('the venue’s calendar has double bookings and expiring options', async () => {
  const { keys } = await signedIn('ayse');
  const { data } = await api.ok(keys, 'listCalendarEvents', {
    params: { id: VENUE },
    query: { limit: 100 },
  });
  expect(data).toHaveLength(28);
  expect(data.filter(({ hasConflict }) => hasConflict)).toHaveLength(4);
  const days = Object.values(counted(data.map(({ day }) => day)));
  expect(days.filter((entries) => entries > 1)).toEqual([2, 2]);
  const options = data.filter(({ kind }) => kind === 'option');
  expect(options).toHaveLength(3);
  for (const { expiresAt } of options)
    expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(api.now.value.getTime());
  expect(data.filter(({ kind, expiresAt }) => kind !== 'option' && expiresAt)).toEqual([]);
});

test('templates are found by name and subject, and one is inactive', async () => {
  const { keys, customerId } = await signedIn('ayse');
  const params = { customerId };
  const all = await api.ok(keys, 'listTemplates', { params });
  expect(all.data.map(({ isActive }) => isActive).filter((one) => !one)).toHaveLength(1);
  expect(all.data).toHaveLength(8 + 12);
  const found = await api.ok(keys, 'listTemplates', { params, query: { q: 'BAHÇEMIZI' } });
  expect(found.data.map(({ name }) => name)).toEqual(['Mekan ziyareti daveti']);
  const body = { name: 'İlk yanıt', subject: 'Konu', content: '<p>Metin</p>' };
  const refused = await api.refused(keys, 'createTemplate', { params, body });
  expect(refused.error.errors).toMatchObject([{ path: 'name', code: 'taken' }]);
});

test('there are follow-ups: two steps, two running and one stopped', async () => {
  const { keys, customerId } = await signedIn('ayse');
  const { data: steps } = await api.ok(keys, 'listFollowUpSteps', { params: { customerId } });
  expect(steps.map(({ afterDays, channel }) => [afterDays, channel])).toEqual([
    [2, 'email'],
    [5, 'sms'],
  ]);
  const rows = await api.db.kysely
    .selectFrom('lead_follow_ups')
    .selectAll()
    .orderBy('id')
    .execute();
  expect(rows.map(({ end_reason }) => end_reason)).toEqual([null, null, 'stopped']);
  for (const { lead_id: id } of rows.slice(0, 2)) {
    const { data: lead } = await api.ok(keys, 'getLead', { params: { id } });
    expect(lead.allowed.followUp).toBe(true);
    const { data } = await api.ok(keys, 'listLeadFollowUps', { params: { id } });
    for (const { dueAt } of data[0]?.steps ?? [])
      expect(Date.parse(dueAt)).toBeGreaterThan(api.now.value.getTime());
  }
});

test('another account sees none of it, and sales only the own provider’s content without campaigns', async () => {
  const zeynep = await signedIn('zeynep');
  expect((await api.ok(zeynep.keys, 'listProviderItems')).data).toEqual([]);
  expect((await api.ok(zeynep.keys, 'listDiscounts')).data).toEqual([]);
  const other = { params: { id: VENUE } };
  expect((await api.refused(zeynep.keys, 'listCalendarEvents', other)).status).toBe(404);
  const mert = await signedIn('mert');
  expect((await api.refused(mert.keys, 'listDiscounts')).status).toBe(403);
  const own = await api.ok(mert.keys, 'listTemplates', { params: { customerId: mert.customerId } });
  expect(own.data).toHaveLength(8 + 12);
});

test('price lists exist in every state, and one provider lacks required data', async () => {
  const { keys, customerId } = await signedIn('ayse');
  const { data } = await api.ok(keys, 'listCatalogs', { params: { customerId } });
  expect(data).toHaveLength(8);
  const day = 86_400_000;
  const days = data.map(({ expireAt }) => {
    const today = Date.parse(api.now.value.toISOString().slice(0, 10));
    return Math.round((Date.parse(expireAt) - today) / day);
  });
  expect(days.filter((left) => left === -1)).toHaveLength(2);
  expect(days.filter((left) => left === 1)).toHaveLength(1);
  expect(Math.max(...days)).toBeGreaterThan(88);
  const halves = data.filter(
    ({ prices }) => prices.map(({ weekPeriod }) => weekPeriod).join() === 'weekday',
  );
  expect(halves.map(({ name }) => name)).toEqual(['Bahçe kiralama']);
  const forms = await Promise.all(
    [VENUE, 2, BRIDAL].map(async (providerId) => {
      const missing = await api.ok(keys, 'getMissingData', { params: { providerId } });
      return missing.data.forms.length;
    }),
  );
  expect(forms).toEqual([0, 4, 0]);
});

test('three e-mails visible to Ayşe have a document and a picture that can be downloaded', async () => {
  const rows = await api.rows(`
    select m.lead_id, m.id as message_id, a.id, a.storage_key as key, a.size::int, a.media_type as type
    from lead_message_attachments a join lead_messages m on m.id = a.message_id order by m.id, a.position`);
  expect(rows).toHaveLength(6);
  const { keys } = await signedIn('ayse');
  for (const { lead_id, key, size, type } of rows) {
    const file = await api.ports.storage.get(String(key));
    expect([file?.bytes.length, file?.contentType]).toEqual([size, type]);
    const { data } = await api.ok(keys, 'listLeadMessages', { params: { id: Number(lead_id) } });
    expect(data.flatMap(({ attachments }) => attachments.map((one) => one.size))).toContain(size);
  }
});

test('the demo data is consistent', async () => {
  const { keys } = await signedIn('ayse');
  const { data: reviews } = await api.ok(keys, 'listTestimonials', { query: { limit: 100 } });
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(34);
  expect(new Set(reviews.map(({ coupleName }) => coupleName)).size).toBe(34);
  const ofVenues = /otopark|yemek|vale|ses sistemi|menü|bahçe/i;
  const strange = reviews.filter(
    ({ providerId, text }) => providerId !== VENUE && ofVenues.test(text),
  );
  expect(strange).toEqual([]);

  const stars = reviews.flatMap(({ providerId, status, star }) =>
    providerId === VENUE && status === 'active' ? [star] : [],
  );
  expect(stars.reduce((sum, star) => sum + star, 0) / stars.length).toBeGreaterThan(4);
  const { pages } = (await api.ok(keys, 'getHome')).data;
  const answered = pages
    .find(({ providerId }) => providerId === VENUE)
    ?.parts.find(({ name }) => name === 'response')?.percent;
  expect(answered).toBeGreaterThan(50);
  const early = await api.rows(`
    select a.name from provider_awards a join providers p on p.id = a.provider_id
    where a.awarded_on < p.created_at::date + case when a.name like 'İki yıl%' then 730 else 0 end`);
  expect(early).toEqual([]);

  const { data: galleries } = await api.ok(keys, 'listGalleries', { query: { limit: 100 } });
  const couples = galleries.flatMap(({ coupleName }) => (coupleName === null ? [] : [coupleName]));
  expect(couples).toHaveLength(new Set(couples).size);
  const winter = galleries.find(({ name }) => name === 'Cam salonda kış düğünü');
  expect(winter?.weddingDate).toMatch(/-0[12]-/);
  // A couple can agree only where there is one.
  expect(galleries.filter(({ hasAgreement }) => hasAgreement)).toHaveLength(couples.length);
  for (const { weddingDate, createdAt } of galleries)
    expect((weddingDate ?? '') < createdAt).toBe(true);

  const calendar = { params: { id: VENUE }, query: { limit: 100 } };
  const { data: events } = await api.ok(keys, 'listCalendarEvents', calendar);
  const holiday = events.find(({ title }) => title === 'Resmi tatil')?.day ?? '';
  const named = { query: { dayStart: holiday, dayEnd: holiday } };
  expect((await api.ok(keys, 'listHolidays', named)).data).toHaveLength(1);
  const garden = events.filter(({ spaceId }) => spaceId === 1);
  expect(garden.filter(({ day }) => /-(11|12|01|02|03)-/.test(day))).toEqual([]);
});
