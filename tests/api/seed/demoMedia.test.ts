import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { badgeKey } from '../../../server/db/seed/demo/badges.ts';
import {
  keptCover,
  keptCoverSizes,
  keptPicture,
  readPictures,
} from '../../../server/db/seed/demo/pictures.ts';
import { callerOf } from '../../support/signIn.ts';
import { demoApi, type DemoApi } from './demoApi.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await demoApi();
});
afterAll(() => api.close());

const count = async (where: string) => {
  const [row] = await api.rows(`select count(*)::int as n from medias where ${where}`);
  return row?.['n'];
};

test('150 photos are in nine galleries in the documented states, with ten videos', async () => {
  expect(await count(`kind = 'photo' and gallery_id is not null`)).toBe(150);
  expect(await count(`kind = 'photo' and status = 'pending'`)).toBe(12);
  for (const cause of ['redirects', 'contact_info', 'campaign_info'])
    expect(await count(`rejection_cause = '${cause}'`)).toBe(5);
  expect(await count('not is_active')).toBe(6);
  expect(await count(`kind = 'video'`)).toBe(10);
  expect(await count('is_360')).toBe(2);
});

test('each photo is stored in its sizes, and the system orders the first five of each provider', async () => {
  const body = { identifier: 'ayse', password: 'demo1234' };
  const signIn = await api.ok({}, 'signIn', { body });
  if (signIn.outcome !== 'signed_in') throw new Error(signIn.outcome);
  const keys = callerOf(signIn.session);
  const { data, meta } = await api.ok(keys, 'listMedias', {
    query: { providerId: 2, kind: 'photo', limit: 100 },
  });
  expect(meta.quota).toEqual({ used: 45, allowed: 45 });
  expect(
    data.slice(0, 5).map(({ isMain, isActive, status }) => [isMain, isActive, status]),
  ).toEqual([
    [true, true, 'published'],
    ...Array.from({ length: 4 }, () => [false, true, 'published']),
  ]);
  const addresses = data.flatMap(({ image }) => image?.sources.map(({ url }) => url) ?? []);
  expect(addresses).toHaveLength(135);
  for (const address of new Set(addresses)) {
    const stored = await api.ports.storage.get(address.replace('/files/', ''));
    expect(stored?.bytes.length, address).toBeGreaterThan(500);
  }
});

test('galleries count their photos and show the first ones, and models and campaigns have pictures', async () => {
  const wrong = await api.rows(`
    select g.id from galleries g join lateral (
      select count(*) as n, (array_agg('/files/' || (picture -> 'sources' -> -1 ->> 'key') order by place))[1] as first
      from medias where gallery_id = g.id) m on true
    where g.image_count <> m.n or g.cover_image <> m.first`);
  expect(wrong).toEqual([]);
  const covers = await api.rows(
    `select cover_image ->> 'key' as key from provider_items
     union all select image ->> 'key' from discounts where status <> 'draft'
     union all select image ->> 'key' from testimonial_images`,
  );
  expect(covers).toHaveLength(32);
  for (const { key } of covers)
    expect(await api.ports.storage.get(String(key)), String(key)).toBeDefined();
  const smaller = await api.rows(
    `select jsonb_path_query(cover_image, '$.sources[*].key') #>> '{}' as key from provider_items
     union all select jsonb_path_query(image, '$.sources[*].key') #>> '{}' from discounts`,
  );
  expect(smaller).toHaveLength(48);
  for (const { key } of smaller)
    expect(await api.ports.storage.get(String(key)), String(key)).toBeDefined();
});

test('the demo has more than sixty different pictures with a total below 3 MB', async () => {
  const folder = new URL('../../../server/db/seed/pictures/', import.meta.url);
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => readFile(new URL(name, folder))));
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(3 * 1_048_576);
  const large = files.filter((_, index) => names[index]?.endsWith('-1600.webp'));
  const hashes = new Set(large.map((file) => createHash('sha256').update(file).digest('hex')));
  expect(hashes.size).toBe(large.length);
  const sizes = await Promise.all(large.map((file) => sharp(file).metadata()));
  const photos = sizes.filter(({ width, height }) => width === 1600 && height === 1067);
  expect(photos.length).toBeGreaterThanOrEqual(60);
});

test('the key of a demo picture has a hash of its files, as files of one key are cached for ever', async () => {
  const folder = new URL('../../../server/db/seed/pictures/', import.meta.url);
  for (const picture of await readPictures()) {
    const sum = createHash('sha256');
    for (const [width] of picture.sizes)
      sum.update(await readFile(new URL(`${picture.name}-${width}.webp`, folder)));
    expect(picture.hash, picture.name).toBe(sum.digest('hex').slice(0, 8));
    const { original, sources } = keptPicture(picture);
    const keys = [original, ...sources, keptCover(picture, 'x'), keptCoverSizes(picture, 'x')];
    for (const { key } of keys) expect(key).toContain(`demo-${picture.name}-${picture.hash}`);
  }
  expect(badgeKey(0, 'gold')).not.toBe(badgeKey(0, 'silver'));
});
