import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
  await seedReference(account.api.db, { neighborhoods: false });
});
afterAll(() => account.api.close());

const own = { currency: 'TRY', unit: 1 };
const weekday = { ...own, weekPeriod: 'weekday', price: 1450 };
const weekend = { ...own, weekPeriod: 'weekend', price: 1750 };
const all = { ...own, weekPeriod: 'all', price: 1500 };

const params = () => ({ customerId: account.customerId });

const catalog = (changes: object = {}) => ({
  providerId: account.garden,
  name: 'Düğün menüsü',
  catalogTypeId: 1,
  pricingType: 'per_person',
  minGuests: 50,
  prices: [weekday, weekend],
  expireAt: '2026-12-31',
  ...changes,
});

const add = async (changes: object = {}) =>
  (
    await account.api.ok(account.ayse, 'createCatalog', {
      params: params(),
      body: catalog(changes),
    })
  ).data;

const faults = async (body: object) => {
  const { status, error } = await account.api.refused(account.ayse, 'createCatalog', {
    params: params(),
    body: catalog(body),
  });
  return { status, errors: error.errors.map(({ path, code }) => [path, code]) };
};

test('stores a price list with its prices as entered', async () => {
  const { data } = await account.api.ok(account.ayse, 'getCatalog', {
    params: { ...params(), id: (await add()).id },
  });
  expect(data).toMatchObject({
    version: 1,
    providerId: account.garden,
    name: 'Düğün menüsü',
    expireAt: '2026-12-31',
    isMain: false,
    minGuests: 50,
    lowestWeekdayPrice: 1450,
    lowestWeekendPrice: 1750,
    file: null,
    linkedProviderIds: [],
    prices: [weekday, weekend],
    allowed: { update: true, remove: true, move: true, actions: ['update_prices'] },
  });
});

test.each([
  ['one price for all days', { prices: [all] }],
  [
    'each option by itself',
    {
      prices: [
        { ...all, catalogItemOptionId: 1 },
        { ...weekday, catalogItemOptionId: 2 },
        { ...weekend, catalogItemOptionId: 2 },
      ],
    },
  ],
  ['yesterday, for other time zones', { expireAt: '2026-11-20' }],
  ['three months ahead', { expireAt: '2027-02-21' }],
  ['the greatest unit of five digits', { prices: [{ ...all, unit: 99_999 }] }],
])('accepted: %s', async (_, changes) => {
  expect((await add(changes)).version).toBe(1);
});

test.each([
  ['weekday without weekend', { prices: [weekday] }, 'prices', 'week_prices'],
  ['all beside weekday and weekend', { prices: [all, weekday, weekend] }, 'prices', 'week_prices'],
  ['no price at all', { prices: [] }, 'prices', 'minItems'],
  ['a price with kuruş', { prices: [{ ...all, price: 1500.5 }] }, 'prices[0].price', 'type'],
  ['a price below zero', { prices: [{ ...all, price: -1 }] }, 'prices[0].price', 'minimum'],
  ['a unit of six digits', { prices: [{ ...all, unit: 100_000 }] }, 'prices[0].unit', 'maximum'],
  ['no currency', { prices: [{ ...all, currency: undefined }] }, 'prices[0].currency', 'required'],
  [
    'a currency that nobody offers',
    { prices: [{ ...all, currency: 'XYZ' }] },
    'prices[0].currency',
    'config',
  ],
  [
    'an option that does not exist',
    { prices: [{ ...all, catalogItemOptionId: 4711 }] },
    'prices[0].catalogItemOptionId',
    'not_own',
  ],
  ['the day before yesterday', { expireAt: '2026-11-19' }, 'expireAt', 'not_before'],
  ['a day beyond three months', { expireAt: '2027-02-22' }, 'expireAt', 'not_after'],
  ['a type that does not exist', { catalogTypeId: 99 }, 'catalogTypeId', 'not_own'],
])('refused: %s', async (_, changes, path, code) => {
  expect(await faults(changes)).toEqual({ status: 422, errors: [[path, code]] });
});

test('reports all faults at once', async () => {
  const { errors } = await faults({ prices: [weekend], expireAt: '2026-11-01', catalogTypeId: 99 });
  expect(errors).toEqual([
    ['prices', 'week_prices'],
    ['expireAt', 'not_before'],
    ['catalogTypeId', 'not_own'],
  ]);
});

test('an update follows the same rules, and a stale one gets the current record', async () => {
  const { api, ayse } = account;
  const { id } = await add();
  const at = { params: { ...params(), id } };
  const wrong = await api.refused(ayse, 'updateCatalog', {
    ...at,
    version: 1,
    body: { prices: [weekday] },
  });
  expect(wrong.error.errors.map(({ code }) => code)).toEqual(['week_prices']);
  const done = await api.ok(ayse, 'updateCatalog', {
    ...at,
    version: 1,
    body: { prices: [all], expireAt: '2027-02-21' },
  });
  expect(done.data).toMatchObject({ version: 2, prices: [all], expireAt: '2027-02-21' });
  const stale = await api.refused(ayse, 'updateCatalog', {
    ...at,
    version: 1,
    body: { prices: [weekday, weekend] },
  });
  expect(stale).toMatchObject({
    status: 409,
    error: { code: 'stale_version', current: { version: 2, prices: [all] } },
  });
});

test('a list without its weekend price can still be renamed, and is sorted by expiry', async () => {
  const { api, ayse } = account;
  const late = await add({ name: 'Geç biten', expireAt: '2027-02-01' });
  const soon = await add({ name: 'Erken biten', expireAt: '2026-11-22' });
  const prices = JSON.stringify([weekday]);
  await sql`update catalogs set prices = ${prices}::jsonb where id = ${soon.id}`.execute(
    api.db.kysely,
  );
  const params_ = { ...params(), id: soon.id };
  const renamed = { params: params_, version: 1, body: { name: 'Erken' } };
  expect((await api.ok(ayse, 'updateCatalog', renamed)).data.prices).toEqual([weekday]);
  const { data } = await api.ok(ayse, 'listCatalogs', {
    params: params(),
    query: { id: [late.id, soon.id] },
  });
  expect(data.map(({ name }) => name)).toEqual(['Erken', 'Geç biten']);
  const until = await api.ok(ayse, 'listCatalogs', {
    params: params(),
    query: { id: [late.id, soon.id], expireAtEnd: '2026-11-22' },
  });
  expect(until.data.map(({ id }) => id)).toEqual([soon.id]);
});

test('price lists of another account or of an unlinked provider do not exist', async () => {
  const { api, ayse, stranger, mert, strangersCustomer, studio } = account;
  const { id } = await add({ providerId: studio });
  const at = { params: { ...params(), id } };
  for (const caller of [stranger, mert]) {
    expect((await api.refused(caller, 'getCatalog', at)).status).toBe(404);
  }
  const body = { name: 'Benim' };
  expect((await api.refused(stranger, 'updateCatalog', { ...at, version: 1, body })).status).toBe(
    404,
  );
  expect((await api.refused(stranger, 'deleteCatalog', at)).status).toBe(404);
  const theirs = { params: { customerId: strangersCustomer } };
  expect((await api.refused(ayse, 'listCatalogs', theirs)).status).toBe(404);
  expect((await api.ok(stranger, 'listCatalogs', theirs)).meta.total).toBe(0);
  const moved = await api.refused(stranger, 'createCatalog', { ...theirs, body: catalog() });
  expect(moved.error.errors.map(({ path, code }) => [path, code])).toContainEqual([
    'providerId',
    'not_own',
  ]);
});

test('the sales role may read and not write', async () => {
  const { api, mert } = account;
  expect((await api.ok(mert, 'listCatalogs', { params: params() })).data.length).toBeGreaterThan(0);
  const refused = await api.refused(mert, 'createCatalog', { params: params(), body: catalog() });
  expect(refused.status).toBe(403);
});

test('types and options are shared by all accounts', async () => {
  const { api, stranger } = account;
  const types = await api.ok(stranger, 'listCatalogTypes');
  expect(types.data.length).toBe(5);
  const items = await api.ok(stranger, 'listCatalogItems', { query: { catalogTypeId: 1 } });
  expect(items.data.map(({ unitLabel }) => unitLabel)).toEqual(['kişi', 'kişi', 'kişi']);
});
