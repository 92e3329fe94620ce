import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedReference } from '../../../server/db/seed/reference.ts';
import { diskStorage } from '../../../server/ports/storage/disk.ts';
import { multipart } from '../../support/multipart.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogs-'));
  account = await leadAccount({ ports: { storage: diskStorage({ folder }) } });
  await seedReference(account.api.db, { neighborhoods: false });
});
afterAll(async () => {
  await account.api.close();
  await rm(folder, { recursive: true, force: true });
});

const own = { currency: 'TRY', unit: 1 };
const all = (price: number, catalogItemOptionId?: number) => ({
  ...own,
  weekPeriod: 'all',
  price,
  ...(catalogItemOptionId !== undefined && { catalogItemOptionId }),
});
const apart = (weekday: number, weekend: number) => [
  { ...own, weekPeriod: 'weekday', price: weekday },
  { ...own, weekPeriod: 'weekend', price: weekend },
];

const list = (changes: object = {}) => ({
  providerId: account.garden,
  name: 'Düğün menüsü',
  catalogTypeId: 1,
  pricingType: 'per_person',
  minGuests: 100,
  prices: apart(1450, 1750),
  expireAt: '2026-12-31',
  ...changes,
});
const params = () => ({ customerId: account.customerId });
const add = async (changes: object = {}) =>
  (await account.api.ok(account.ayse, 'createCatalog', { params: params(), body: list(changes) }))
    .data;
const at = (id: number) => ({ params: { ...params(), id } });
const read = async (id: number) => (await account.api.ok(account.ayse, 'getCatalog', at(id))).data;
const faultsOf = async (changes: object) => {
  const call = { params: params(), body: list(changes) };
  const { error } = await account.api.refused(account.ayse, 'createCatalog', call);
  return error.errors.map(({ path, code }) => [path, code]);
};

test('a price list accepts only options of its own type, and the guest count that its pricing needs', async () => {
  expect(await faultsOf({ prices: [all(900, 1), all(1200, 8)] })).toEqual([
    ['prices[1].catalogItemOptionId', 'other_type'],
  ]);
  expect(await faultsOf({ minGuests: null })).toEqual([['minGuests', 'required']]);
  expect(await faultsOf({ pricingType: 'package', minGuests: null })).toEqual([
    ['maxGuests', 'required'],
  ]);
  expect(await faultsOf({ minGuests: 300, maxGuests: 200 })).toEqual([
    ['maxGuests', 'max_guests_below_min'],
  ]);
  const kept = await add({ prices: [all(900, 1)] });
  const { error } = await account.api.refused(account.ayse, 'updateCatalog', {
    ...at(kept.id),
    version: 1,
    body: { catalogTypeId: 2 },
  });
  expect(error.errors.map(({ path }) => path)).toEqual(['prices[0].catalogItemOptionId']);
  expect(await read(kept.id)).toEqual(kept);
});

test('the lowest prices are updated with each change, and lists can be sorted by them', async () => {
  const { api, ayse, studio } = account;
  const dear = await add({ providerId: studio, prices: [all(2000, 1), all(1800, 2)] });
  const cheap = await add({ providerId: studio, prices: apart(700, 900) });
  expect(dear).toMatchObject({ lowestWeekdayPrice: 1800, lowestWeekendPrice: 1800 });
  const query = { providerId: studio, sort: 'lowestWeekdayPrice' as const };
  const idsOf = async () =>
    (await api.ok(ayse, 'listCatalogs', { params: params(), query })).data.map(({ id }) => id);
  expect(await idsOf()).toEqual([cheap.id, dear.id]);
  const update = {
    ...at(cheap.id),
    version: 1,
    body: { type: 'update_prices', expireAt: '2027-02-01', prices: apart(2100, 2400) },
  };
  const { data } = await api.ok(ayse, 'createCatalogAction', update);
  expect(data).toMatchObject({
    lowestWeekdayPrice: 2100,
    lowestWeekendPrice: 2400,
    expireAt: '2027-02-01',
    version: 2,
  });
  expect(await idsOf()).toEqual([dear.id, cheap.id]);
  // Another tab still shows the earlier prices.
  const stale = await api.refused(ayse, 'createCatalogAction', update);
  expect([stale.status, stale.error.code, stale.error.current]).toMatchObject([
    409,
    'stale_version',
    { id: cheap.id, version: 2, lowestWeekdayPrice: 2100 },
  ]);
  const unversioned = await api.send(ayse, 'createCatalogAction', {
    ...update,
    version: undefined,
  });
  expect(unversioned.statusCode).toBe(428);
  const half = await api.refused(ayse, 'createCatalogAction', {
    ...at(cheap.id),
    version: 2,
    body: { type: 'update_prices', expireAt: '2027-02-01', prices: apart(1, 2).slice(0, 1) },
  });
  expect(half.error.errors.map(({ code }) => code)).toEqual(['week_prices']);
});

test('each provider has one main list, which the first in the order inherits, and lists can be moved', async () => {
  const { api, ayse, garden } = account;
  const query = { providerId: garden, sort: 'order' as const };
  const before = await api.ok(ayse, 'listCatalogs', { params: params(), query });
  for (const { id } of before.data) await api.ok(ayse, 'deleteCatalog', at(id));
  const [first, second] = [await add({ isMain: true }), await add()];
  const mains = async () => {
    const main = { providerId: garden, isMain: true };
    return (await api.ok(ayse, 'listCatalogs', { params: params(), query: main })).data;
  };
  expect((await mains()).map(({ id }) => id)).toEqual([first.id]);
  const third = await add({ isMain: true });
  expect((await mains()).map(({ id }) => id)).toEqual([third.id]);
  await api.ok(ayse, 'moveCatalog', { ...at(second.id), body: { direction: 'up' } });
  const { data } = await api.ok(ayse, 'listCatalogs', { params: params(), query });
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id, third.id]);
  await api.ok(ayse, 'deleteCatalog', at(third.id));
  expect([(await read(first.id)).isMain, (await read(second.id)).isMain]).toEqual([false, true]);
});

/** Sends a file as the price list's PDF. */
async function sendFile(id: number, text: string) {
  const { api, ayse, customerId } = account;
  const file = { name: 'menü.pdf', type: 'application/pdf', bytes: Buffer.from(text) };
  const { headers, payload } = multipart({}, [file], 'file');
  return api.app.inject({
    method: 'PUT',
    url: `/api/customers/${customerId}/catalogs/${id}`,
    headers: { ...ayse, ...headers, 'if-match': '"1"' },
    payload,
  });
}

test('a PDF is stored, downloaded and removed; a PDF that contains HTML is rejected at its field', async () => {
  const { api, ayse, stranger } = account;
  const { id } = await add();
  const bad = await sendFile(id, '%PDF-1.7\n<html><script>alert(1)</script></html>');
  expect(bad.statusCode).toBe(422);
  expect(bad.json()).toMatchObject({ errors: [{ path: 'file', code: 'file_type' }] });
  expect((await read(id)).file).toBeNull();
  const good = await sendFile(id, '%PDF-1.7\n%%EOF');
  expect(good.json()).toMatchObject({
    data: { lowestWeekdayPrice: 1450, file: { name: 'menü.pdf', mediaType: 'application/pdf' } },
  });
  expect((await api.refused(stranger, 'getCatalogFile', at(id))).status).toBe(404);
  expect((await api.ok(ayse, 'deleteCatalogFile', at(id))).data.file).toBeNull();
});

test('a price list can be shared with other providers of the account only', async () => {
  const { studio, strangersProvider } = account;
  expect((await add({ linkedProviderIds: [studio] })).linkedProviderIds).toEqual([studio]);
  expect(await faultsOf({ linkedProviderIds: [strangersProvider] })).toEqual([
    ['linkedProviderIds[0]', 'not_own'],
  ]);
});
