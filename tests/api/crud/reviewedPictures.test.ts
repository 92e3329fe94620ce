import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { retryRemovals } from '../../../server/removals/removeFiles.ts';
import { DAY_MS } from '../../../server/time/day.ts';
import type { Caller } from '../../support/api.ts';
import { multipart } from '../../support/multipart.ts';
import { noticeApi } from './noticeApi.ts';

let api: Awaited<ReturnType<typeof noticeApi>>['api'];
let agent: Caller;
const stored = new Set<string>();
beforeAll(async () => {
  const storage = {
    put: async (key: string) => void stored.add(`/files/${key}`),
    get: async () => undefined,
    remove: async (key: string) => void stored.delete(`/files/${key}`),
  };
  ({ api, agent } = await noticeApi(storage));
});
beforeEach(async () => {
  stored.clear();
  await sql`truncate posters, albums, reviewed_changes restart identity`.execute(api.db.kysely);
});
afterAll(() => api.close());

const drawn = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a1f4b' } })
  .png()
  .toBuffer();
const picture = { name: 'kış.png', bytes: drawn, type: 'image/png' };

interface Poster {
  version: number;
  photo: string;
  photos: string[];
}

/** Sends a form with `count` pictures in a field. */
async function send(
  method: 'POST' | 'PUT',
  url: string,
  {
    field,
    count = 1,
    ...fields
  }: { field: string; count?: number; [name: string]: string | number | undefined },
  version = 0,
): Promise<Poster> {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const files = Array.from({ length: count }, () => picture);
  const { headers, payload } = multipart(Object.fromEntries(texts), files, field);
  const match = { 'if-match': `"${version}"` };
  const response = await api.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...api.ayse, ...headers, ...match },
    payload,
  });
  return response.json<{ data: Poster }>().data;
}

const waiting = async (area: string) =>
  (await api.ok(agent, 'listApprovals', { query: { area } })).data;
const decide = (area: string, body: object) =>
  api.send(agent, 'createApprovalAction', { params: { area, id: 1 }, body });
const shown = async (path: string) => (await api.call<Poster>(api.ayse, 'GET', path)).data;

test('the desk sees the first picture of a reviewed entity', async () => {
  const { photo } = await send('POST', '/posters', { field: 'photo', title: 'Kış', text: 'x' });
  expect(photo).toMatch(/^\/files\/images\/posters\//);
  expect(await waiting('posters')).toMatchObject([{ title: 'Kış', image: photo }]);
  const album = { field: 'photos', count: 2, title: 'Yaz', text: 'x' };
  const { photos } = await send('POST', '/albums', album);
  expect(photos).toHaveLength(2);
  expect(await waiting('albums')).toMatchObject([{ title: 'Yaz', image: photos[0] }]);
});

test('the published picture stays until its replacement is approved', async () => {
  const first = await send('POST', '/posters', { field: 'photo', title: 'Kış', text: 'x' });
  await decide('posters', { type: 'approve' });
  const second = await send('PUT', '/posters/1', { field: 'photo' }, 2);
  const third = await send('PUT', '/posters/1', { field: 'photo' }, second.version);
  expect(await waiting('posters')).toMatchObject([
    { image: third.photo, changes: [{ field: 'photo', before: first.photo, after: third.photo }] },
  ]);
  expect([...stored].toSorted()).toEqual([first.photo, third.photo].toSorted());
  const { db, ports, now } = api;
  const tomorrow = new Date(now.value.getTime() + DAY_MS);
  expect(await retryRemovals(db, { ports, log: api.app.log }, tomorrow)).toBe(0);
  await decide('posters', { type: 'approve' });
  expect([...stored]).toEqual([third.photo]);
});

test('removed pictures stay until the removal is approved, and the remaining ones afterwards', async () => {
  const { photos } = await send('POST', '/albums', {
    field: 'photos',
    count: 2,
    title: 'Yaz',
    text: 'x',
  });
  await decide('albums', { type: 'approve' });
  const [one = '', other = ''] = photos;
  const headers = { 'if-match': '"2"' };
  await api.call(api.ayse, 'PUT', '/albums/1', { photos: [other] }, headers);
  expect(await waiting('albums')).toMatchObject([
    { image: other, changes: [{ field: 'photos', before: [one, other], after: [other] }] },
  ]);
  expect(stored.size).toBe(2);
  await decide('albums', { type: 'approve' });
  expect([...stored]).toEqual([other]);
});

test('the published picture is deleted with its record, and stays when the replacement is rejected', async () => {
  const first = await send('POST', '/posters', { field: 'photo', title: 'Kış', text: 'x' });
  await decide('posters', { type: 'approve' });
  await send('PUT', '/posters/1', { field: 'photo' }, 2);
  await decide('posters', { type: 'reject', reason: 'Bu fotoğraf bulanık.' });
  const { photo } = await shown('/posters/1');
  expect([...stored].toSorted()).toEqual([first.photo, photo].toSorted());
  await api.call(api.ayse, 'DELETE', '/posters/1');
  expect([...stored]).toEqual([]);
});
