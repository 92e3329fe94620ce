import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishApproved } from '../../../server/features/support/commands.ts';
import type { Caller, TestApi } from '../../support/api.ts';
import { campaignOf, contentAccount } from '../providers/contentAccount.ts';

let api: TestApi;
let owner: Caller;
let providerId: number;
let published: number;
beforeAll(async () => {
  const account = await contentAccount(['addCampaign']);
  ({ api, caller: owner } = account);
  [providerId = 0] = account.providerIds;
});
afterAll(() => api.close());

beforeEach(async () => {
  await sql`delete from discounts`.execute(api.db.kysely);
  published = await draft('Kış indirimi');
  await publish(published);
});

/** Adds a draft that is to be the main campaign. @returns its id */
async function draft(title: string): Promise<number> {
  const body = { ...campaignOf(providerId), title, isPrimary: true };
  return (await api.ok(owner, 'createDiscount', { body })).data.id;
}

const act = (id: number, type: 'submit' | 'publish' | 'unpublish') =>
  api.ok(owner, 'createDiscountAction', { params: { id }, body: { type } });

async function approve(id: number): Promise<void> {
  await act(id, 'submit');
  await sql`update discounts set status = 'approved' where id = ${id}`.execute(api.db.kysely);
}

async function publish(id: number): Promise<void> {
  await approve(id);
  await publishApproved(api.db, api.now.value);
}

const isMain = async (id: number) =>
  (await api.ok(owner, 'getDiscount', { params: { id } })).data.isPrimary;

test('a draft leaves the mark with the published campaign until it is published itself', async () => {
  const id = await draft('Bahar indirimi');
  expect([await isMain(published), await isMain(id)]).toEqual([true, true]);
  await approve(id);
  expect(await isMain(published)).toBe(true);
  await publishApproved(api.db, api.now.value);
  expect([await isMain(published), await isMain(id)]).toEqual([false, true]);
});

test('a deleted draft leaves the page its main campaign', async () => {
  const id = await draft('Bahar indirimi');
  await api.ok(owner, 'deleteDiscount', { params: { id } });
  expect(await isMain(published)).toBe(true);
});

test('of two drafts the last chosen one keeps the mark', async () => {
  const [first, second] = [await draft('Bahar indirimi'), await draft('Yaz indirimi')];
  expect([await isMain(first), await isMain(second)]).toEqual([false, true]);
});

test('a campaign that is published again takes the mark from the published one', async () => {
  await act(published, 'unpublish');
  const other = await draft('Bahar indirimi');
  await publish(other);
  expect([await isMain(published), await isMain(other)]).toEqual([true, true]);
  await act(published, 'publish');
  expect([await isMain(published), await isMain(other)]).toEqual([true, false]);
});

test('of campaigns that are published together one is the main one', async () => {
  const first = await draft('Bahar indirimi');
  await approve(first);
  const second = await draft('Yaz indirimi');
  await publish(second);
  expect([await isMain(published), await isMain(first), await isMain(second)]).toEqual([
    false,
    false,
    true,
  ]);
});
