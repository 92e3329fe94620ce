import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchComments } from '../../../server/features/testimonials/commands.ts';
import type { FetchedReviews, ReviewedPlace } from '../../../server/ports/reviews/port.ts';
import { addCustomer, addProvider, addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { openDesk, type Desk } from '../support/desk.ts';

let desk: Desk;
let owner: Caller;
beforeAll(async () => {
  desk = await openDesk();
  owner = await desk.api.signedInAs(desk.ayse);
});
afterAll(() => desk.api.close());

let channelCount = 0;

/** Connects a new review channel whose service returns these reviews. */
async function connect(...texts: string[]) {
  channelCount += 1;
  const address = `https://google.example.com/${channelCount}`;
  for (const [index, text] of texts.entries())
    await desk.api.db.kysely
      .insertInto('sandbox_reviews')
      .values({
        address,
        author: `Deniz Kaya ${index}`,
        star: 5 - index,
        text,
        written_at: `2026-11-${10 + index}T09:00:00.000Z`,
      })
      .execute();
  const { data } = await desk.api.ok(owner, 'createReviewChannel', {
    body: { providerId: desk.providerId, kind: 'google', name: 'Bahçe', address },
  });
  return data;
}

const act = (id: number) => ({ params: { id }, body: { type: 'fetch' } as const });
const commentsOf = async (channelId: number) =>
  (await desk.api.ok(owner, 'listExternalComments', { query: { channelId } })).data;
const later = (hours: number) => new Date(desk.api.now.value.getTime() + hours * 3_600_000);
const fetchAll = (now = desk.api.now.value) => fetchComments(desk.api.db, desk.api.ports, now);

test('fetches each channel once in six hours with any number of processes, and stores each review once', async () => {
  const { id } = await connect('Çok güzeldi', 'İyiydi');
  const { reviews } = desk.api.ports;
  let fetchCount = 0;
  desk.api.ports.reviews = {
    fetch: async (place) => {
      fetchCount += 1;
      return reviews.fetch(place);
    },
  };
  const added = await Promise.all([1, 2, 3].map(() => fetchAll()));
  expect(fetchCount).toBe(1);
  expect(added.reduce((sum, one) => sum + one, 0)).toBe(2);
  expect(await commentsOf(id)).toMatchObject([
    { author: 'Deniz Kaya 1', star: 4, text: 'İyiydi', kind: 'google', isHidden: false },
    { author: 'Deniz Kaya 0', star: 5, text: 'Çok güzeldi' },
  ]);
  expect([await fetchAll(later(5)), fetchCount]).toEqual([0, 1]);
  expect([await fetchAll(later(7)), fetchCount]).toEqual([0, 2]);
  desk.api.ports.reviews = reviews;
  expect(await commentsOf(id)).toHaveLength(2);
});

test('a hidden review stays hidden when its text changes', async () => {
  const { id, address } = await connect('Eski söz');
  await desk.api.ok(owner, 'createReviewChannelAction', act(id));
  const [first] = await commentsOf(id);
  await desk.api.ok(owner, 'updateExternalComment', {
    params: { id: first?.id ?? 0 },
    version: first?.version ?? 0,
    body: { isHidden: true },
  });
  await desk.api.db.kysely
    .updateTable('sandbox_reviews')
    .set({ text: 'Yeni söz', star: 3 })
    .where('address', '=', address)
    .execute();
  await desk.api.ok(owner, 'createReviewChannelAction', act(id));
  expect(await commentsOf(id)).toMatchObject([{ text: 'Yeni söz', star: 3, isHidden: true }]);
});

test.each(['not_found', 'unreachable', 'unreadable'] as const)(
  'reports that a service responds with %s, and keeps fetched reviews',
  async (response) => {
    const { id, address } = await connect('Söz');
    await desk.api.ok(owner, 'createReviewChannelAction', act(id));
    await desk.api.db.kysely
      .insertInto('sandbox_review_places')
      .values({ address, answer: response })
      .execute();
    const { status, error } = await desk.api.refused(owner, 'createReviewChannelAction', act(id));
    expect([status, error.reason]).toEqual([409, `place_${response}`]);
    const query = { id: [id] };
    const { data } = await desk.api.ok(owner, 'listReviewChannels', { query });
    expect(data).toMatchObject([{ fetchProblem: response, fetchedAt: '2026-11-21T09:00:00.000Z' }]);
    expect(await commentsOf(id)).toHaveLength(1);
  },
);

test('holds no transaction while it calls a service', async () => {
  const { id } = await connect();
  const { reviews } = desk.api.ports;
  const fetchedPlaces: ReviewedPlace[] = [];
  desk.api.ports.reviews = {
    async fetch(place): Promise<FetchedReviews> {
      fetchedPlaces.push(place);
      // This write would block if a transaction held the row.
      await sql`update review_channels set name = 'Meanwhile' where id = ${id}`.execute(
        desk.api.db.kysely,
      );
      return { ok: true, reviews: [] };
    },
  };
  await fetchAll(later(24));
  desk.api.ports.reviews = reviews;
  expect(fetchedPlaces.length).toBeGreaterThan(0);
});

test('the widget shows fetched reviews with their service, filtered like others, without hidden ones', async () => {
  const { id } = await connect('Işıltılı bir gece', 'Otopark dardı', 'Gizlenen söz');
  await desk.api.ok(owner, 'createReviewChannelAction', act(id));
  const hidden = (await commentsOf(id)).find(({ text }) => text === 'Gizlenen söz');
  await desk.api.ok(owner, 'updateExternalComment', {
    params: { id: hidden?.id ?? 0 },
    version: hidden?.version ?? 0,
    body: { isHidden: true },
  });
  const shown = async (query: object) =>
    (
      await desk.api.ok(owner, 'getReviewWidgetPreview', {
        query: { providerId: desk.providerId, limit: 20, ...query },
      })
    ).data;
  const found = await shown({ includeWords: 'IŞILTILI, otopark, gizlenen', excludeWords: 'DARDI' });
  expect(found.reviews).toEqual([
    {
      name: 'Deniz Kaya 0.',
      star: 5,
      text: 'Işıltılı bir gece',
      day: 'Kasım 2026',
      reply: null,
      source: 'Google',
    },
  ]);
  // Mean and count include only published reviews of the marketplace itself.
  expect(found).toMatchObject({ mean: null, count: 0 });
  await desk.api.ok(owner, 'updateReviewChannel', {
    params: { id },
    version: 1,
    body: { isActive: false },
  });
  expect((await shown({ includeWords: 'ışıltılı' })).reviews).toEqual([]);
});

test('disconnecting a channel deletes its reviews', async () => {
  const { id } = await connect('Söz');
  await desk.api.ok(owner, 'createReviewChannelAction', act(id));
  await desk.api.ok(owner, 'deleteReviewChannel', { params: { id } });
  expect(await commentsOf(id)).toEqual([]);
});

test('another place drops the reviews of the former one, also those that are being fetched', async () => {
  const wrong = await connect('Başka bir işletme');
  const right = await connect('Bizim yorumumuz');
  await desk.api.ok(owner, 'deleteReviewChannel', { params: { id: right.id } });
  await desk.api.ok(owner, 'createReviewChannelAction', act(wrong.id));
  const change = async (body: object) => {
    const { version } = (
      await desk.api.ok(owner, 'listReviewChannels', { query: { id: [wrong.id] } })
    ).data[0] ?? { version: 0 };
    const request = { params: { id: wrong.id }, version, body };
    return (await desk.api.ok(owner, 'updateReviewChannel', request)).data;
  };
  await change({ isActive: false });
  expect(await commentsOf(wrong.id)).toHaveLength(1);
  const { reviews } = desk.api.ports;
  let changed: unknown;
  desk.api.ports.reviews = {
    fetch: async (place) => {
      const answer = await reviews.fetch(place);
      changed = await change({ address: right.address, isActive: true });
      return answer;
    },
  };
  await desk.api.ok(owner, 'createReviewChannelAction', act(wrong.id));
  desk.api.ports.reviews = reviews;
  expect(changed).toMatchObject({ address: right.address, fetchedAt: null, fetchProblem: null });
  expect(await commentsOf(wrong.id)).toEqual([]);
  await fetchAll();
  expect((await commentsOf(wrong.id)).map(({ text }) => text)).toEqual(['Bizim yorumumuz']);
});

test('another account can neither read, hide nor fetch them', async () => {
  const { id } = await connect('Söz');
  await desk.api.ok(owner, 'createReviewChannelAction', act(id));
  const [comment] = await commentsOf(id);
  const customerId = await addCustomer(desk.api.db, 'Başka');
  const providerId = await addProvider(desk.api.db, customerId, { name: 'Başka Bahçe' });
  const userId = await addUser(desk.api.db, { customerId, providerIds: [providerId] });
  const other = await desk.api.signedInAs(userId);
  expect((await desk.api.ok(other, 'listExternalComments')).data).toEqual([]);
  const fetching = await desk.api.refused(other, 'createReviewChannelAction', act(id));
  const hiding = await desk.api.refused(other, 'updateExternalComment', {
    params: { id: comment?.id ?? 0 },
    version: 1,
    body: { isHidden: true },
  });
  expect([fetching.status, hiding.status]).toEqual([404, 404]);
});
