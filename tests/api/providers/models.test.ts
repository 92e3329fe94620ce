import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { addProvider } from '../../support/account.ts';
import { mediaAccount, mediaAgent, photo, type MediaAccount } from '../media/mediaAccount.ts';

let account: MediaAccount;

/** An option of the provider's category, and one of no category. */
const [OWN, FOREIGN] = [1001, 701];

beforeAll(async () => {
  account = await mediaAccount({}, 'bridal');
});
afterAll(() => account.close());

type Changes = Parameters<MediaAccount['send']>[2];
type Item = Schemas['ProviderItem'];

const VIDEO = { url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Prova' };
const DETAILS = { videos: JSON.stringify([VIDEO]), optionIds: JSON.stringify([OWN]) };

const send = (changes: Changes) =>
  account.send('POST', '/provider-items', {
    providerId: String(account.providerId),
    name: 'Defne',
    ...changes,
  });

async function add(changes: Changes = {}): Promise<Item> {
  const { status, body } = await send({ coverImage: await photo(), ...changes });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const params = { id: body.data.id };
  return (await account.api.ok(account.caller, 'getProviderItem', { params })).data;
}

const listed = () => account.api.ok(account.caller, 'listProviderItems');

test('keeps photos, videos and details of a model in order', async () => {
  const { id, ...model } = await add({ ...DETAILS, images: [await photo(), await photo()] });
  expect(model).toMatchObject({ videos: [VIDEO], optionIds: [OWN], status: 'pending' });
  expect(model.images).toHaveLength(2);
  const turned = model.images.toReversed();
  const change = { params: { id }, version: model.version, body: { images: turned } };
  const { data } = await account.api.ok(account.caller, 'updateProviderItem', change);
  expect(data.images).toEqual(turned);
});

test('shows every picture of a model in its sizes, and forgets all of them with it', async () => {
  const images = [await photo(900, 600)];
  const model = await add({ coverImage: await photo(2000, 3000), images });
  const [cover, image] = model.pictures;
  expect(cover).toMatchObject({ url: model.coverImage, width: 1707, height: 2560 });
  expect(cover?.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(cover?.sources.map(({ width, height }) => [width, height])).toEqual([
    [400, 600],
    [800, 1200],
    [1600, 2400],
    [1707, 2560],
  ]);
  expect(image?.url).toBe(model.images[0]);
  expect(image?.sources.map(({ width }) => width)).toEqual([400, 800, 900]);
  const urls = model.pictures.flatMap(({ sources }) => sources.map(({ url }) => url));
  for (const { url, width } of model.pictures.flatMap(({ sources }) => sources)) {
    const served = await account.api.app.inject({ url });
    expect((await sharp(served.rawPayload).metadata()).width).toBe(width);
  }
  // The former cover takes the place of the photo.
  const { id, version } = model;
  const swap = { coverImage: model.images[0], images: [model.coverImage] };
  const change = { params: { id }, version, body: swap };
  const { data } = await account.api.ok(account.caller, 'updateProviderItem', change);
  expect(data.pictures.map(({ url }) => url)).toEqual([image?.url, cover?.url]);
  await account.api.ok(account.caller, 'deleteProviderItem', {
    params: { id },
    version: data.version,
  });
  for (const url of urls) expect((await account.api.app.inject({ url })).statusCode, url).toBe(404);
});

test('keeps every size of a published cover until its replacement is approved', async () => {
  const { agent } = await mediaAgent(account);
  const model = await add({ coverImage: await photo(900, 600) });
  const { id } = model;
  const approve = () =>
    account.api.ok(agent, 'createApprovalAction', {
      params: { area: 'models', id },
      body: { type: 'approve' },
    });
  const urlsOf = ({ pictures }: Item) =>
    pictures.flatMap(({ sources }) => sources.map(({ url }) => url));
  const servedOf = async (urls: readonly string[]) => {
    const answers = await Promise.all(urls.map((url) => account.api.app.inject({ url })));
    return answers.filter(({ statusCode }) => statusCode === 200).length;
  };
  await approve();
  const { version } = (await account.api.ok(account.caller, 'getProviderItem', { params: { id } }))
    .data;
  await account.send(
    'PUT',
    `/provider-items/${id}`,
    { coverImage: await photo(900, 600) },
    { 'if-match': `"${version}"` },
  );
  const changed = await account.api.ok(account.caller, 'getProviderItem', { params: { id } });
  expect(changed.data.coverImage).not.toBe(model.coverImage);
  const { data } = await account.api.ok(agent, 'listApprovals', { query: { area: 'models' } });
  const waiting = data.find((one) => one.id === id);
  expect(waiting?.changes.map(({ field }) => field)).toEqual(['coverImage']);
  expect(await servedOf(urlsOf(model))).toBe(3);
  await approve();
  expect(await servedOf(urlsOf(model))).toBe(0);
  expect(await servedOf(urlsOf(changed.data))).toBe(3);
});

test.each<[string, Changes, string, string]>([
  ['details of another category', { optionIds: `[${FOREIGN}]` }, 'optionIds[0]', 'not_own'],
  [
    'a video that no panel can play',
    { videos: JSON.stringify([VIDEO, { url: 'https://example.com/film.mp4' }]) },
    'videos[1].url',
    'video_host',
  ],
  ['a price above the highest', { minPrice: '900', maxPrice: '100' }, 'maxPrice', 'max_below_min'],
])('rejects a model with %s at its field, and stores nothing', async (_, changes, path, code) => {
  const before = await listed();
  const { status, body } = await send({ coverImage: await photo(), ...changes });
  expect({ status, ...body }).toMatchObject({ status: 422, errors: [{ path, code }] });
  expect((await listed()).meta).toEqual(before.meta);
});

test('rejects a model without a cover', async () => {
  const { body } = await send({});
  expect(body).toMatchObject({ errors: [{ path: 'coverImage', code: 'required' }] });
});

test.each([
  ['photos', { images: [] }],
  ['videos', { videos: [] }],
  ['details', { optionIds: [] }],
])('returns a published model to approval when its %s change', async (_, body) => {
  const { id, version } = await add({ ...DETAILS, images: [await photo()] });
  await sql`update provider_items set status = 'published' where id = ${id}`.execute(
    account.api.db.kysely,
  );
  const change = { params: { id }, version, body };
  const { data } = await account.api.ok(account.caller, 'updateProviderItem', change);
  expect(data.status).toBe('pending');
});

test('rejects a model of a provider whose category has none, and stores nothing', async () => {
  const { api, customerId, caller } = account;
  const { kysely } = api.db;
  const words = JSON.stringify({ tr: 'Damatlık', en: 'Suits', de: 'Anzüge', ar: 'بدلات' });
  await sql`insert into provider_categories (id, position, category_type, words)
    values (14, 14, 'service', ${words}::jsonb)`.execute(kysely);
  const suits = await addProvider(api.db, customerId, { category_id: 14 });
  await sql`insert into customer_user_providers (customer_id, customer_user_id, provider_id)
    select customer_id, customer_user_id, ${suits} from customer_user_providers
    where provider_id = ${account.providerId}`.execute(kysely);
  const before = await listed();
  const { status, body } = await send({ coverImage: await photo(), providerId: String(suits) });
  expect({ status, ...body }).toMatchObject({
    status: 422,
    errors: [{ path: 'providerId', code: 'category' }],
  });
  const { id, version } = await add();
  const move = { params: { id }, version, body: { providerId: suits } };
  const { error } = await api.refused(caller, 'updateProviderItem', move);
  expect(error.errors).toMatchObject([{ path: 'providerId', code: 'category' }]);
  expect((await listed()).data).toHaveLength(before.data.length + 1);
});
