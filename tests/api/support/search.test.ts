import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addProvider } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { addSignIn } from '../../support/signIn.ts';
import { openDesk, type Desk } from './desk.ts';

let desk: Desk;
let agent: Caller;

beforeAll(async () => {
  desk = await openDesk();
  const { api } = desk;
  const customerId = await addCustomer(api.db, 'Şelale Balo Salonu');
  const providerId = await addProvider(api.db, customerId, { name: 'Işık & Gölge Fotoğraf' });
  await addSignIn(api.db, {
    customerId,
    username: 'isil.unal',
    name: 'Işıl',
    surname: 'Ünal',
    emails: ['bilgi@selale.example.com'],
    phones: ['+905441112233'],
    providerIds: [providerId],
  });
  await addSignIn(api.db, {
    customerId,
    username: 'eski',
    name: 'Tuğrul',
    surname: 'Eğin',
    own: { status: 'left', has_left: true },
  });
  await addSignIn(api.db, {
    customerId,
    username: 'davetli',
    name: 'Deniz',
    surname: '100%_Er',
    own: { status: 'invited' },
  });
  agent = await desk.agent();
});
afterAll(() => desk.api.close());

const find = async (q: string, limit?: number) =>
  desk.api.ok(agent, 'searchSupportUsers', { query: { q, limit } });
const names = async (q: string) => (await find(q)).data.map(({ fullName }) => fullName);

test.each([
  ['the name', 'IŞIL'],
  ['another case and no accents', 'isil unal'],
  ['part of the surname', 'nal'],
  ['the username', 'isil.unal'],
  ['an e-mail address', 'bilgi@selale'],
  ['a phone number as people say it', '0544 111 22 33'],
  ['a phone number as it is written abroad', '+90 (544) 111-22-33'],
  ['part of a phone number', '1112233'],
  ['a page', 'gölge fotoğraf'],
  ['words of name and page together', 'Işıl gölge'],
  ['words of account and name together', 'şelale ışıl'],
])('finds a user by %s', async (_, q) => {
  expect(await names(q)).toEqual(['Işıl Ünal']);
});

test('finds all users of an account by its name, former ones last', async () => {
  expect(await names('selale balo')).toEqual(['Deniz 100%_Er', 'Işıl Ünal', 'Tuğrul Eğin']);
});

test('requires every word to match', async () => {
  expect(await names('ışıl çınaraltı')).toEqual([]);
});

test('escapes the characters of patterns', async () => {
  expect(await names('100%_')).toEqual(['Deniz 100%_Er']);
  expect(await names('%%%')).toEqual([]);
});

test('sorts an exact username or e-mail address first', async () => {
  const { data } = await find('mert@example.com');
  expect(data[0]).toMatchObject({ id: desk.mert });
});

test('results identify people without secrets', async () => {
  const { data, hasMore } = await find('ayse@example.com');
  expect(hasMore).toBe(false);
  expect(data).toEqual([
    {
      id: desk.ayse,
      fullName: 'Ayşe Yıldırım',
      username: 'ayse',
      image: null,
      role: 'owner',
      status: 'active',
      email: 'ayse@example.com',
      phone: '+905321000101',
      customer: {
        id: desk.customerId,
        name: 'Yıldırım Davet Grubu',
        crmStatus: 'active',
        isPaid: false,
      },
      providers: [{ id: desk.providerId, name: 'Çınaraltı Kır Bahçesi', cityName: 'İstanbul' }],
      providerCount: 1,
      lastSeenAt: null,
      closedBy: null,
    },
  ]);
});

test('returns users who cannot be impersonated, with the reason', async () => {
  const closed = async (q: string) => (await find(q)).data.map(({ closedBy }) => closedBy);
  expect(await closed('eski')).toEqual(['left']);
  expect(await closed('davetli')).toEqual(['invited']);
  expect(await closed('selin.destek')).toEqual(['agent']);
});

test('tells that there are more results', async () => {
  const { data, hasMore } = await find('selale', 2);
  expect(data).toHaveLength(2);
  expect(hasMore).toBe(true);
});

test('rejects a single letter', async () => {
  const { status } = await desk.api.refused(agent, 'searchSupportUsers', { query: { q: 'a' } });
  expect(status).toBe(400);
});

test('limits searches per agent', async () => {
  const other = await desk.api.signedInAs(
    await addSignIn(desk.api.db, { customerId: desk.customerId, username: 'bora', isAgent: true }),
  );
  const search = (caller: Caller) =>
    desk.api.send(caller, 'searchSupportUsers', { query: { q: 'yok' } });
  let status = 200;
  for (let tries = 0; tries < 121 && status === 200; tries += 1)
    status = (await search(agent)).statusCode;
  expect(status).toBe(429);
  expect((await search(other)).statusCode).toBe(200);
  desk.api.now.value = new Date(desk.api.now.value.getTime() + 901_000);
  expect((await search(agent)).statusCode).toBe(200);
});
