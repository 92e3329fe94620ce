import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { leadAccount, type LeadAccount } from '../leads/leadAccount.ts';

let account: LeadAccount;
/** Manager who is linked to the garden only. */
let gardener: Caller;
/** Hall of the garden that is shared with the studio. */
let shared: number;

beforeAll(async () => {
  account = await leadAccount();
  const { api, ayse, customerId, garden, studio } = account;
  const userId = await addUser(api.db, { customerId, name: 'Bahar', providerIds: [garden] });
  gardener = await api.signedInAs(userId);
  const body = {
    providerId: garden,
    name: 'Ortak Salon',
    areaType: 'indoor',
    mealCapacity: 90,
    linkedProviderIds: [studio],
  };
  shared = (await api.ok(ayse, 'createCustomerSpace', { body })).data.id;
});
afterAll(() => account.api.close());

const entry = (day: string, changes: object = {}) => ({
  title: 'Düğün',
  kind: 'wedding',
  day,
  spaceId: shared,
  ...changes,
});
const add = async (by: Caller, id: number, body: object) =>
  (await account.api.ok(by, 'createCalendarEvent', { params: { id }, body })).data;
const hasConflict = async (id: number, eventId: number) =>
  (await account.api.ok(account.ayse, 'getCalendarEvent', { params: { id, eventId } })).data
    .hasConflict;

test('a shared hall taken by an inaccessible provider is rejected without its title', async () => {
  const { api, ayse, garden, studio } = account;
  const theirs = await add(ayse, studio, entry('2027-06-12', { title: 'Elif ve Kerem' }));
  const refused = await api.refused(gardener, 'createCalendarEvent', {
    params: { id: garden },
    body: entry('2027-06-12'),
  });
  expect(refused.status).toBe(422);
  expect(refused.error.errors).toMatchObject([{ path: 'allowsConflict', code: 'hall_taken' }]);
  expect(JSON.stringify(refused.error)).not.toContain('Elif');
  const own = await add(gardener, garden, entry('2027-06-12', { allowsConflict: true }));
  expect([own.hasConflict, await hasConflict(studio, theirs.id)]).toEqual([true, true]);
});

test('a user linked to one of the providers neither clears nor leaves a wrong flag of the other', async () => {
  const { api, ayse, garden, studio } = account;
  const day = '2027-06-19';
  const theirs = await add(ayse, studio, entry(day));
  const own = await add(ayse, garden, entry(day, { allowsConflict: true }));
  const visit = await add(gardener, garden, { title: 'Gezi', kind: 'visit', day });
  expect([await hasConflict(garden, own.id), await hasConflict(studio, theirs.id)]).toEqual([
    true,
    true,
  ]);
  const remove = (eventId: number) =>
    api.ok(gardener, 'deleteCalendarEvent', { params: { id: garden, eventId } });
  await remove(visit.id);
  expect(await hasConflict(studio, theirs.id)).toBe(true);
  await remove(own.id);
  expect(await hasConflict(studio, theirs.id)).toBe(false);
});

test('only one of several simultaneous weddings takes a hall', async () => {
  const { api, ayse, garden, studio } = account;
  const days = ['2027-07-02', '2027-07-03', '2027-07-04', '2027-07-05'];
  const takenOn = async (day: string) => {
    const answers = await Promise.all(
      [garden, studio, garden, studio].map((id) =>
        api.send(ayse, 'createCalendarEvent', { params: { id }, body: entry(day) }),
      ),
    );
    return answers.filter(({ statusCode }) => statusCode === 201).length;
  };
  expect(await Promise.all(days.map(takenOn))).toEqual([1, 1, 1, 1]);
});

test('a hall is deleted once no provider has an entry in it today or later', async () => {
  const { api, ayse, garden, studio } = account;
  const name = 'Teras';
  const body = {
    providerId: garden,
    name,
    areaType: 'outdoor',
    mealCapacity: 60,
    linkedProviderIds: [studio],
  };
  const spaceId = (await api.ok(ayse, 'createCustomerSpace', { body })).data.id;
  const past = await add(ayse, garden, entry('2026-11-20', { spaceId }));
  const today = await add(ayse, studio, entry('2026-11-21', { spaceId }));
  const at = { params: { id: spaceId } };
  const { status, error } = await api.refused(gardener, 'deleteCustomerSpace', at);
  expect([status, error.message]).toEqual([409, expect.stringContaining('başka bir salona')]);
  await api.ok(ayse, 'deleteCalendarEvent', { params: { id: studio, eventId: today.id } });
  await api.ok(gardener, 'deleteCustomerSpace', at);
  const { data } = await api.ok(ayse, 'getCalendarEvent', {
    params: { id: garden, eventId: past.id },
  });
  expect(data.spaceId).toBeNull();
});
