import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveBid, receiveBidAnswer } from '../../../server/features/models/commands.ts';
import { contentAccount, type ContentAccount } from './contentAccount.ts';

let account: ContentAccount;
let customerId: number;

beforeAll(async () => {
  account = await contentAccount(['itemBids'], []);
  const { rows } = await sql<{ id: number }>`select customer_id::int as id from providers`.execute(
    account.api.db.kysely,
  );
  customerId = rows[0]?.id ?? 0;
});
afterAll(() => account.api.close());

const inTransaction = <T>(
  work: (tx: Parameters<typeof receiveBid>[0], now: Date) => Promise<T>,
): Promise<T> =>
  account.api.db.kysely.transaction().execute((tx) => work(tx, account.api.now.value));

/** Creates a couple's bid request. @param page 0 may make offers, 1 may not */
async function createBid(page: 0 | 1 = 0): Promise<number> {
  const providerId = account.providerIds[page] ?? 0;
  const { rows } = await sql<{ id: number }>`
    insert into provider_items (customer_id, provider_id, name, status, "order", is_active)
    values (${customerId}, ${providerId}, 'Defne', 'published', 1, true)
    returning id::int as id`.execute(account.api.db.kysely);
  const bid = {
    customerId,
    providerId,
    itemId: rows[0]?.id ?? 0,
    coupleName: 'Buse Korkmaz',
    weddingDate: '2027-06-19',
    wish: '40 beden',
    budget: 50_000,
  };
  return inTransaction((tx, now) => receiveBid(tx, bid, now));
}

const offer = { type: 'offer', offeredPrice: 48_000, offerValidUntil: '2026-12-31' } as const;

const act = (id: number, body: object) =>
  account.api.ok(account.caller, 'createItemBidAction', { params: { id }, body });

test('the history contains an offer, a better one and the answer with their authors', async () => {
  const id = await createBid();
  await act(id, { ...offer, offerNote: 'İki prova dahil' });
  const { data } = await act(id, { ...offer, offeredPrice: 45_000 });
  expect(data).toMatchObject({ status: 'offered', offeredPrice: 45_000, version: 3 });
  const event = { event: 'accepted', text: 'Çok sevindik' } as const;
  expect(await inTransaction((tx, now) => receiveBidAnswer(tx, id, event, now))).toBe(true);
  const taken = await account.api.ok(account.caller, 'getItemBid', { params: { id } });
  expect(taken.data).toMatchObject({ status: 'accepted', allowed: { actions: [] } });
  expect(taken.data.history.map(({ event, by, price, text }) => [event, by, price, text])).toEqual([
    ['asked', null, null, '40 beden'],
    ['offered', expect.stringMatching(/./), 48_000, 'İki prova dahil'],
    ['offered', expect.stringMatching(/./), 45_000, null],
    ['accepted', null, null, 'Çok sevindik'],
  ]);
  const prompts = await account.api.ok(account.caller, 'listProviderPrompts');
  expect(prompts.data.map(({ title }) => title)).toEqual([
    'Teklifiniz yanıtlandı: Buse Korkmaz',
    'Teklif isteği: Buse Korkmaz',
  ]);
});

test.each([
  ['without a price', { ...offer, offeredPrice: undefined }, 'offeredPrice'],
  ['for nothing', { ...offer, offeredPrice: 0 }, 'offeredPrice'],
  ['that ended yesterday', { ...offer, offerValidUntil: '2026-11-20' }, 'offerValidUntil'],
  ['for four months', { ...offer, offerValidUntil: '2027-03-22' }, 'offerValidUntil'],
  ['that is refused without a word', { type: 'decline', offerNote: '' }, 'offerNote'],
])('rejects an offer %s at its field, and changes nothing', async (_, body, path) => {
  const id = await createBid();
  const { status, error } = await account.api.refused(account.caller, 'createItemBidAction', {
    params: { id },
    body,
  });
  expect([status, error.errors.map((one) => one.path)]).toEqual([422, [path]]);
  const { data } = await account.api.ok(account.caller, 'getItemBid', { params: { id } });
  expect([data.status, data.history.length]).toEqual(['waiting', 1]);
});

test('a provider without the feature sees requests and cannot make offers', async () => {
  const id = await createBid(1);
  const { status, error } = await account.api.refused(account.caller, 'createItemBidAction', {
    params: { id },
    body: offer,
  });
  expect([status, error.code, error.feature]).toEqual([403, 'feature', 'itemBids']);
});

test('a closed bid accepts neither offer nor answer', async () => {
  const id = await createBid();
  await act(id, { type: 'decline', offerNote: 'Bu model artık dikilmiyor.' });
  const { error } = await account.api.refused(account.caller, 'createItemBidAction', {
    params: { id },
    body: offer,
  });
  expect(error.reason).toBe('state');
  const event = { event: 'accepted', text: null } as const;
  expect(await inTransaction((tx, now) => receiveBidAnswer(tx, id, event, now))).toBe(false);
});
