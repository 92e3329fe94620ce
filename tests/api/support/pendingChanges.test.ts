import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { snakeCase } from '../../../server/http/schema.ts';
import { addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { openDesk, type Desk } from './desk.ts';

let desk: Desk;
let agent: Caller;
let caller: Caller;
beforeAll(async () => {
  desk = await openDesk();
  agent = await desk.agent();
  const { customerId, providerId, api } = desk;
  caller = await api.signedInAs(
    await addUser(api.db, { customerId, providerIds: [providerId], name: 'Ayşe' }),
  );
});
afterAll(() => desk.api.close());
beforeEach(async () => {
  const { kysely } = desk.api.db;
  await kysely.deleteFrom('change_requests').execute();
  await kysely
    .updateTable('providers')
    .set({ name: 'Çınaraltı', about: 'Eski metin', phone: null, version: 1 })
    .where('id', '=', desk.providerId)
    .execute();
});

const page = async () =>
  (await desk.api.ok(caller, 'getProvider', { params: { id: desk.providerId } })).data;
const change = async (body: object) => {
  const params = { id: desk.providerId };
  const { version } = await page();
  return (await desk.api.ok(caller, 'updateProvider', { params, version, body })).data;
};
const waiting = async () =>
  (await desk.api.ok(agent, 'listApprovals', { query: { area: 'updates' } })).data;
const decide = async (body: object) => {
  const [record] = await waiting();
  const params = { area: 'updates', id: record?.id ?? 0 };
  return desk.api.send(agent, 'createApprovalAction', { params, body });
};

test('a reviewed field changes after its approval, others change at once', async () => {
  const saved = await change({ name: '  Yeni Ad ', phone: '+903124440000' });
  expect(saved).toMatchObject({
    name: 'Çınaraltı',
    phone: '+903124440000',
    pendingChange: {
      status: 'pending',
      changes: [{ field: 'name', before: 'Çınaraltı', after: 'Yeni Ad' }],
      replaced: 0,
    },
  });
  const [record] = await waiting();
  expect(record).toMatchObject({
    title: 'Çınaraltı',
    resource: 'providers',
    changes: [{ field: 'name', before: 'Çınaraltı', after: 'Yeni Ad' }],
  });
  expect((await decide({ type: 'approve', seen: record?.seen })).statusCode).toBe(200);
  expect(await page()).toMatchObject({ name: 'Yeni Ad', pendingChange: null });
  expect(await waiting()).toEqual([]);
});

test('a second change replaces the pending one, and approving the first is rejected', async () => {
  await change({ name: 'İlk', about: 'İlk metin' });
  const [first] = await waiting();
  const saved = await change({ name: 'İkinci' });
  expect(saved.pendingChange).toMatchObject({
    replaced: 1,
    changes: [
      { field: 'about', before: 'Eski metin', after: 'İlk metin' },
      { field: 'name', before: 'Çınaraltı', after: 'İkinci' },
    ],
  });
  const late = await decide({ type: 'approve', seen: first?.seen });
  expect([late.statusCode, late.json<{ reason: string }>().reason]).toEqual([
    409,
    'changed_meanwhile',
  ]);
  expect((await page()).name).toBe('Çınaraltı');
  const [second] = await waiting();
  await decide({ type: 'approve', seen: second?.seen });
  expect(await page()).toMatchObject({ name: 'İkinci', about: 'İlk metin' });
});

test('a change on an older version gets the pending change', async () => {
  await change({ name: 'İlk' });
  const params = { id: desk.providerId };
  const body = { name: 'Benim' };
  const { error } = await desk.api.refused(caller, 'updateProvider', { params, version: 1, body });
  expect(error).toMatchObject({
    code: 'stale_version',
    current: { name: 'Çınaraltı', pendingChange: { changes: [{ field: 'name', after: 'İlk' }] } },
  });
});

test('a rejected change keeps the live values, and has a reason', async () => {
  await change({ about: 'Bizi arayın: 0212' });
  await decide({ type: 'reject', reason: 'Metinde telefon var.' });
  expect(await page()).toMatchObject({
    about: 'Eski metin',
    pendingChange: { status: 'rejected', reason: 'Metinde telefon var.' },
  });
});

test('a change back to the live value deletes the pending one', async () => {
  await change({ name: 'Yeni' });
  expect((await change({ name: 'Çınaraltı' })).pendingChange).toBeNull();
  expect(await waiting()).toEqual([]);
});

test('a reviewed field is validated before it is pending', async () => {
  const params = { id: desk.providerId };
  const body = { name: '   ', phone: '+901234567' };
  const { error } = await desk.api.refused(caller, 'updateProvider', { params, version: 1, body });
  expect(error.errors.map(({ path }) => path)).toEqual(['name', 'phone']);
  expect(await waiting()).toEqual([]);
});

test('the desk sees a changed model next to its published values, field by field', async () => {
  const { api, customerId, providerId } = desk;
  const { rows } = await sql<{ id: number }>`
    insert into provider_items
      (customer_id, provider_id, name, description, status, is_active, "order", cover_image)
    values (${customerId}, ${providerId}, 'Ömür', 'Şifon', 'published', true, 1,
      ${JSON.stringify({ key: 'images/a.webp', name: 'a.webp' })}::jsonb) returning id`.execute(
    api.db.kysely,
  );
  const params = { id: rows[0]?.id ?? 0 };
  const put = async (body: object) => {
    const { data } = await api.ok(caller, 'getProviderItem', { params });
    return api.ok(caller, 'updateProviderItem', { params, version: data.version, body });
  };
  const models = async () =>
    (await api.ok(agent, 'listApprovals', { query: { area: 'models' } })).data;
  await put({ name: 'Ömür II' });
  await put({ description: 'Şifon pelerinli' });
  const [record] = await models();
  expect(record).toMatchObject({
    resource: 'provider-items',
    changes: [
      { field: 'name', before: 'Ömür', after: 'Ömür II' },
      { field: 'description', before: 'Şifon', after: 'Şifon pelerinli' },
    ],
  });
  const at = { params: { area: 'models', id: params.id } };
  await api.ok(agent, 'createApprovalAction', {
    ...at,
    body: { type: 'approve', seen: record?.seen },
  });
  await put({ name: 'Ömür III' });
  const [again] = await models();
  expect(again?.changes).toEqual([{ field: 'name', before: 'Ömür II', after: 'Ömür III' }]);
});

test('the desk sees every reviewed field of a new campaign, and its documents', async () => {
  const { api, customerId, providerId } = desk;
  const values = {
    title: 'Kış indirimi',
    text: '<p>Menü dahil</p>',
    giftText: 'Masa süslemesi',
    discountType: 'discount',
    discountRatio: 20,
    priceBefore: 250_000,
    priceAfter: 200_000,
    validFrom: '2026-12-01',
    validUntil: '2027-02-01',
    showAsPopup: true,
    popupTitle: 'Fırsat',
    targetPage: 'https://example.com/kis',
  };
  const columns = Object.entries({
    ...values,
    customerId,
    providerId,
    status: 'pending',
    currency: 'TRY',
    isPrimary: false,
    isPerPerson: false,
  }).map(([name, value]) => [snakeCase(name), value] as const);
  const { rows } = await sql<{ id: number }>`
    insert into discounts (${sql.join(columns.map(([column]) => sql.ref(column)))})
    values (${sql.join(columns.map(([, value]) => value))}) returning id`.execute(api.db.kysely);
  const id = rows[0]?.id ?? 0;
  const campaign = async () => {
    const found = await api.ok(agent, 'listApprovals', { query: { area: 'campaigns' } });
    return found.data.find((one) => one.id === id);
  };
  const first = await campaign();
  expect(first?.changes).toEqual(
    expect.arrayContaining(
      Object.entries(values).map(([field, after]) => ({ field, before: null, after })),
    ),
  );
  const key = 'documents/discount-documents/5f0c.pdf';
  const document = { key, name: 'kosullar.pdf', size: 9, mediaType: 'application/pdf' };
  await sql`insert into discount_documents (customer_id, discount_id, document)
    values (${customerId}, ${id}, ${JSON.stringify(document)}::jsonb)`.execute(api.db.kysely);
  const second = await campaign();
  const [file] = second?.files ?? [];
  expect(file).toMatchObject({ name: document.name, mediaType: document.mediaType });
  expect(file?.url).toContain(`/files/${key}?ends=`);
  const approve = (seen: string | undefined) =>
    api.send(agent, 'createApprovalAction', {
      params: { area: 'campaigns', id },
      body: { type: 'approve', seen },
    });
  expect((await approve(first?.seen)).json()).toMatchObject({ reason: 'changed_meanwhile' });
  expect((await approve(second?.seen)).statusCode).toBe(200);
});

test('the desk sees further photos and videos of a new model', async () => {
  const { api, customerId, providerId } = desk;
  const photo = (name: string) => ({ key: `images/${name}.webp`, name });
  const videos = [{ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Prova' }];
  const { rows } = await sql<{ id: number }>`
    insert into provider_items
      (customer_id, provider_id, name, details, status, is_active, "order", cover_image, images, videos)
    values (${customerId}, ${providerId}, 'Defne', '<p>Dantel</p>', 'pending', true, 2,
      ${JSON.stringify(photo('a'))}::jsonb, ${JSON.stringify([photo('c'), photo('b')])}::jsonb,
      ${JSON.stringify(videos)}::jsonb) returning id`.execute(api.db.kysely);
  const { data } = await api.ok(agent, 'listApprovals', { query: { area: 'models' } });
  expect(data.find(({ id }) => id === rows[0]?.id)?.changes).toEqual(
    [
      ['name', 'Defne'],
      ['details', '<p>Dantel</p>'],
      ['coverImage', '/files/images/a.webp'],
      ['images', ['/files/images/c.webp', '/files/images/b.webp']],
      ['videos', videos],
    ].map(([field, after]) => ({ field, before: null, after })),
  );
});
