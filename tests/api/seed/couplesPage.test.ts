import { afterAll, beforeAll, expect, test } from 'vitest';
import { couplesPage } from '../../../server/demo/couplesPage.ts';
import { demoApi, type DemoApi } from './demoApi.ts';

let api: DemoApi;
beforeAll(async () => {
  api = await demoApi();
  await api.app.register(couplesPage({ db: api.db, clock: () => api.now.value }));
});
afterAll(() => api.close());

const post = (action: 'ask' | 'write' | 'bid', headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/sandbox/couples/${action}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  });
const latestEvent = () => api.rows('select * from realtime_events order by id desc limit 1');

test('a demo visitor can send leads and messages as a couple', async () => {
  const page = await api.app.inject({ url: '/sandbox/couples' });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<html lang="tr">');

  const response = await post('ask', { 'accept-language': 'en' });
  const [lead] = await latestEvent();
  expect(lead).toMatchObject({ type: 'lead' });
  expect(response.body).toContain('Lead sent');
  const ayse = await api.signedInAs(1);
  const { data } = await api.ok(ayse, 'listLeads', { query: { limit: 1, sort: '-createdAt' } });
  expect(data).toMatchObject([{ id: lead?.['lead_id'], readStatus: 'unread' }]);

  const { data: written } = (await post('write', { accept: 'application/json' })).json<{
    data: { leadId: number; text: string };
  }>();
  expect(await latestEvent()).toMatchObject([
    { type: 'lead_message', lead_id: written.leadId, body: written.text },
  ]);
  expect(written.leadId).toBe(lead?.['lead_id']);
});

test('rejects a form on another site', async () => {
  const before = await latestEvent();
  const response = await post('ask', { 'sec-fetch-site': 'cross-site' });
  expect(response.statusCode).toBe(403);
  expect(await latestEvent()).toEqual(before);
});

test('sends no bid request to a provider without a published model', async () => {
  await api.rows('update provider_items set is_active = false');
  expect((await post('bid')).body).toContain('Yayında model yok');
});
