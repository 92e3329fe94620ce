import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { jsonServer } from '../../../tests/support/jsonServer.ts';
import { listenLocally } from '../../../tests/support/listenLocally.ts';
import { googleReviews } from './google.ts';
import { readReviews } from './readReviews.ts';

const place = { kind: 'google', name: 'Çınaraltı', address: 'https://maps.example.com/1' } as const;

const review = {
  name: 'places/1/reviews/7',
  rating: 5,
  publishTime: '2026-10-02T09:00:00.123456Z',
  authorAttribution: { displayName: ' Elif Yılmaz ' },
  originalText: { text: 'Çok güzeldi <b>', languageCode: 'tr' },
  text: { text: 'It was very nice', languageCode: 'en' },
};

async function fetchWith(status: number, body: unknown, timeoutMs = 5000) {
  const server = await jsonServer(() => [status, body]);
  const found = await googleReviews({ key: 'secret', baseUrl: server.url, timeoutMs }).fetch(place);
  await server.close();
  return { found, requests: server.requests };
}

describe('Google', () => {
  test('is requested by name with the key, and returns unchanged texts', async () => {
    const { found, requests } = await fetchWith(200, { places: [{ reviews: [review] }] });
    expect(found).toEqual({
      ok: true,
      reviews: [
        {
          externalId: 'places/1/reviews/7',
          author: 'Elif Yılmaz',
          star: 5,
          text: 'Çok güzeldi <b>',
          writtenAt: '2026-10-02T09:00:00.123Z',
        },
      ],
    });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/places:searchText',
      headers: { 'x-goog-api-key': 'secret', 'x-goog-fieldmask': 'places.reviews' },
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ textQuery: 'Çınaraltı', pageSize: 1 });
  });

  test.each([
    [200, {}, 'not_found'],
    [200, { places: [{ reviews: [{ ...review, rating: 9 }] }] }, 'unreadable'],
    [200, { places: 'none' }, 'unreadable'],
    [200, 'no object', 'unreadable'],
    [403, {}, 'not_connected'],
    [429, {}, 'unreachable'],
    [500, {}, 'unreachable'],
  ])('responding %i %j is reported as such: %s', async (status, body, reason) => {
    expect((await fetchWith(status, body)).found).toEqual({ ok: false, reason });
  });

  test('is unreachable after the timeout if it never responds', async () => {
    const silent = await listenLocally(createServer(() => {}));
    const baseUrl = silent.url;
    const found = await googleReviews({ key: 'secret', baseUrl, timeoutMs: 50 }).fetch(place);
    await silent.close();
    expect(found).toEqual({ ok: false, reason: 'unreachable' });
  });

  test('is unreachable if it does not exist, and other services are not connected', async () => {
    const port = googleReviews({ key: 'secret', baseUrl: 'http://127.0.0.1:1' });
    expect(await port.fetch(place)).toEqual({ ok: false, reason: 'unreachable' });
    expect(await port.fetch({ ...place, kind: 'facebook' })).toEqual({
      ok: false,
      reason: 'not_connected',
    });
  });
});

test('a long text is truncated between characters', () => {
  const text = `${'a'.repeat(1999)}😀b`;
  const review = { externalId: '1', author: 'E', star: 4, text, writtenAt: '2026-10-02T09:00:00Z' };
  const read = readReviews([review]);
  expect(read.ok && read.reviews[0]?.text.endsWith('😀')).toBe(true);
});
