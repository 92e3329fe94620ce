import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../support/api.ts';
import { noticeApi } from './noticeApi.ts';

let api: Awaited<ReturnType<typeof noticeApi>>['api'];
let agent: Caller;
const removed: string[] = [];
beforeAll(async () => {
  const remove = async (key: string) => void removed.push(key);
  const storage = { put: async () => {}, get: async () => undefined, remove };
  ({ api, agent } = await noticeApi(storage));
});
beforeEach(() =>
  sql`truncate notices, mottos, change_requests, reviewed_changes, provider_prompts restart identity`.execute(
    api.db.kysely,
  ),
);
afterAll(() => api.close());

const put = (path: string, payload: object, match: number) =>
  api.call(api.ayse, 'PUT', path, payload, { 'if-match': `"${match}"` });
const waiting = (area: string) => api.ok(agent, 'listApprovals', { query: { area } });
const decide = (area: string, body: object) =>
  api.send(agent, 'createApprovalAction', { params: { area, id: 1 }, body });
const bell = async () => {
  const { rows } = await sql<{ customer_user_id: number; kind: string }>`
    select customer_user_id, kind from provider_prompts order by id`.execute(api.db.kysely);
  return rows.map(({ customer_user_id, kind }) => [customer_user_id, kind]);
};

test('a reviewed entity has its own approval queue', async () => {
  await api.call(api.ayse, 'POST', '/notices', { title: 'Kış', text: 'Salon ısıtılıyor.' });
  expect((await api.ok(agent, 'getApprovalCounts')).data).toMatchObject({ notices: 1, models: 0 });
  const { data } = await waiting('notices');
  expect(data).toMatchObject([
    {
      id: 1,
      area: 'notices',
      title: 'Kış',
      text: 'Salon ısıtılıyor.',
      image: null,
      resource: 'notices',
      changes: [
        { field: 'title', before: null, after: 'Kış' },
        { field: 'text', before: null, after: 'Salon ısıtılıyor.' },
      ],
      seen: '1',
      customer: { id: 1 },
      provider: null,
    },
  ]);
  expect((await decide('notices', { type: 'approve', seen: '1' })).json()).toEqual({
    data: { id: 1, area: 'notices', status: 'listed' },
  });
  expect((await api.call(api.ayse, 'GET', '/notices/1')).data).toMatchObject({
    status: 'listed',
    version: 2,
  });
  expect(await bell()).toEqual([
    [1, 'page_approved'],
    [2, 'page_approved'],
  ]);
  expect((await waiting('notices')).data).toEqual([]);
});

test('a changed entity keeps its approved values until it is decided, and is rejected with a reason', async () => {
  await api.call(api.ayse, 'POST', '/notices', { title: 'Kış', text: 'Salon ısıtılıyor.' });
  await decide('notices', { type: 'approve' });
  await put('/notices/1', { text: 'Salon soğuk.' }, 2);
  expect((await waiting('notices')).data).toMatchObject([
    { changes: [{ field: 'text', before: 'Salon ısıtılıyor.', after: 'Salon soğuk.' }] },
  ]);
  const reason = 'Bu metin çiftleri yanıltıyor.';
  expect((await decide('notices', { type: 'reject', reason })).statusCode).toBe(200);
  expect((await api.call(api.ayse, 'GET', '/notices/1')).data).toMatchObject({
    status: 'rejected',
    rejectionReason: reason,
  });
});

test('a change of a record without a provider is stored, shown and published', async () => {
  await api.call(api.ayse, 'POST', '/mottos', { title: 'Söz', text: 'Her mevsim.' });
  expect(await put('/mottos/1', { text: 'Dört mevsim.' }, 1)).toMatchObject({
    status: 200,
    data: { text: 'Her mevsim.' },
  });
  const { data } = await waiting('updates');
  expect(data).toMatchObject([
    { title: 'Söz', resource: 'mottos', provider: null, changes: [{ after: 'Dört mevsim.' }] },
  ]);
  expect((await decide('updates', { type: 'approve' })).statusCode).toBe(200);
  expect((await api.call(api.ayse, 'GET', '/mottos/1')).data).toMatchObject({
    text: 'Dört mevsim.',
  });
});

test('a pending change is deleted with its record, including its files', async () => {
  await api.call(api.ayse, 'POST', '/mottos', { title: 'Söz', text: 'Her mevsim.' });
  await put('/mottos/1', { text: 'Dört mevsim.' }, 1);
  await sql`
    update change_requests set body = body || '{"photo": {"key": "images/new.webp"}}'`.execute(
    api.db.kysely,
  );
  expect((await api.call(api.ayse, 'DELETE', '/mottos/1')).status).toBe(200);
  expect((await waiting('updates')).data).toEqual([]);
  expect(removed).toEqual(['images/new.webp']);
});

test.each(['mottos', 'vehicles', 'constructor'])(
  'there is no approval queue of %s',
  async (area) => {
    const response = await api.send(agent, 'listApprovals', { query: { area } });
    expect(response.statusCode).toBe(422);
    expect((await decide(area, { type: 'approve' })).statusCode).toBe(404);
  },
);
