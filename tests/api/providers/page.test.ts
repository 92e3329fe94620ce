import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRedirect, writeRedirect } from '../../../server/features/providers/pageStore.ts';
import type { Tx } from '../../../server/http/call.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
afterAll(() => account.api.close());

test('forwards calls to the chosen number at once, and to the provider itself without one', async () => {
  const { api, ayse, garden } = account;
  const params = { id: garden };
  const before = (await api.ok(ayse, 'getRedirectNumber', { params })).data;
  expect(before).toMatchObject({ switchboardNumber: null, redirectTo: null });
  const { version } = before;
  const body = { redirectTo: '+905321234567' };
  const after = await api.ok(ayse, 'updateRedirectNumber', { params, version, body });
  expect(after.data).toEqual({ ...before, version: version + 1, ...body });
  const late = await api.refused(ayse, 'updateRedirectNumber', { params, version, body });
  expect(late.error.code).toBe('stale_version');
  const wrong = await api.refused(ayse, 'updateRedirectNumber', {
    params,
    version: version + 1,
    body: { redirectTo: '+901234567' },
  });
  expect(wrong.error.errors).toMatchObject([{ path: 'redirectTo', code: 'phone' }]);
});

test('of two changes that read the same version one is written', async () => {
  const { api, garden: id } = account;
  const begin = <T>(work: (tx: Tx) => Promise<T>) => api.db.kysely.transaction().execute(work);
  const { version } = await begin((tx) => findRedirect(tx, id));
  const write = (to: string) =>
    begin((tx) => writeRedirect(tx, { id, version }, to, api.now.value));
  expect([await write('+905321234568'), await write('+905321234569')]).toEqual([true, false]);
  const after = await begin((tx) => findRedirect(tx, id));
  expect(after).toMatchObject({ version: version + 1, redirectTo: '+905321234568' });
});

test('finds other providers by their public data, unless they are unpublished', async () => {
  const { api, ayse, strangersProvider } = account;
  const { kysely } = api.db;
  await kysely
    .updateTable('providers')
    .set({ name: 'Işıltı Davet' })
    .where('id', '=', strangersProvider)
    .execute();
  const find = async () => (await api.ok(ayse, 'searchProviders', { query: { q: 'isi' } })).data;
  expect((await find()).map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['Işık & Gölge Fotoğraf', true],
    ['Işıltı Davet', false],
  ]);
  await kysely
    .updateTable('providers')
    .set({ on_hold: true })
    .where('id', '=', strangersProvider)
    .execute();
  expect((await find()).map(({ name }) => name)).toEqual(['Işık & Gölge Fotoğraf']);
});

test('a package is active until its last day; afterwards the provider counts as a former customer', async () => {
  const { api, ayse, garden } = account;
  const params = { id: garden };
  const today = api.now.value.toISOString().slice(0, 10);
  const ends = async (product_date_end: string) => {
    await api.db.kysely
      .updateTable('providers')
      .set({ product_name: 'Altın', product_date_end })
      .where('id', '=', garden)
      .execute();
    return {
      active: (await api.ok(ayse, 'getActiveProduct', { params })).data,
      left: (await api.ok(ayse, 'listChurnedProviders')).data,
    };
  };
  expect(await ends(today)).toMatchObject({ active: { name: 'Altın', daysLeft: 0 }, left: [] });
  expect(await ends('2026-01-01')).toMatchObject({
    active: null,
    left: [{ id: garden, productName: 'Altın', endedOn: '2026-01-01' }],
  });
});

test('a provider offers the actions of its state, and rejects others', async () => {
  const { api, ayse, studio } = account;
  const params = { id: studio };
  const act = (type: 'confirm' | 'withdrawChanges' | 'disconnectInstagram') =>
    api.send(ayse, 'createProviderAction', { params, body: { type } });
  const { data } = await api.ok(ayse, 'getProvider', { params });
  expect(data.allowed.actions).toEqual(['confirm']);
  expect((await act('withdrawChanges')).statusCode).toBe(409);
  expect((await act('disconnectInstagram')).statusCode).toBe(409);
  expect((await act('confirm')).json()).toMatchObject({
    data: { confirmedAt: api.now.value.toISOString() },
  });
  const body = { form: 'team' as const, answers: { team: [{ name: 'Ece Ak', duty: 'Asistan' }] } };
  const { version } = data;
  await api.ok(ayse, 'updateProviderData', { params: { providerId: studio }, version, body });
  expect((await act('withdrawChanges')).json()).toMatchObject({
    data: { allowed: { actions: ['confirm'] } },
  });
});

test('couples of a venue state their number of guests', async () => {
  const { api, ayse, garden } = account;
  const { data } = await api.ok(ayse, 'listInfoRequestForms', { params: { id: garden } });
  expect(data.map(({ key }) => key)).toEqual(['offer', 'visit', 'question']);
  expect(data[0]?.fields).toContainEqual({
    name: 'guestCount',
    label: 'Davetli sayısı',
    isRequired: true,
  });
});
