import { beforeEach, expect, it } from 'vitest';
import { listCities, listConfigItems, listLeads, updateLead } from '#contract/operations.ts';
import { cachingClient } from './cachingClient.ts';
import { createClient, type Client } from './client.ts';
import { configurationCache } from './configurationCache.ts';

let requests: string[];
/** Code of the field error with which writes are rejected. */
let refusal: string | undefined;
let drops: number;

/** Fake transport: records requests, and rejects writes while `refusal` is set. */
const transport = createClient({
  baseUrl: 'http://localhost',
  language: 'tr',
  session: { keys: () => null, onUnauthorized: () => undefined },
  fetch: async (url, { method }) => {
    const { pathname } = new URL(new Request(url).url);
    requests.push(`${method} ${pathname}`);
    if (method === 'GET' || !refusal) return Response.json({ data: [] });
    const errors = [{ path: 'reason', message: 'No', code: refusal }];
    return Response.json({ message: 'No', code: 'validation', errors }, { status: 422 });
  },
});

function client(): Client {
  const cache = configurationCache({ storage: localStorage, language: 'tr', build: 'a' });
  return cachingClient(transport, cache, () => {
    drops += 1;
  });
}

beforeEach(() => {
  requests = [];
  refusal = undefined;
  drops = 0;
});

const lists = { query: { itemTypes: ['currency' as const] } };

it('requests lists, cities and categories once per URL, whoever requests them', async () => {
  await client().call(listConfigItems, lists);
  await client().call(listConfigItems, lists);
  await client().send(listConfigItems, lists);
  await client().call(listConfigItems, { query: { itemTypes: ['discount_type'] } });
  await client().call(listCities);
  await client().call(listCities);
  expect(requests).toEqual(['GET /config-items', 'GET /config-items', 'GET /cities']);
});

it('requests everything else each time', async () => {
  await client().send(listLeads);
  await client().send(listLeads);
  expect(requests).toHaveLength(2);
});

it('drops the cache when a write is rejected for an unknown value', async () => {
  const own = client();
  await own.call(listConfigItems, lists);
  refusal = 'config';
  await expect(own.send(updateLead, { params: { id: 1 } })).rejects.toThrow('No');
  expect(drops).toBe(1);
  await own.call(listConfigItems, lists);
  expect(requests.filter((one) => one === 'GET /config-items')).toHaveLength(2);
});

it('keeps the cache for any other error', async () => {
  const own = client();
  await own.call(listConfigItems, lists);
  refusal = 'required';
  await expect(own.send(updateLead, { params: { id: 1 } })).rejects.toThrow('No');
  await own.call(listConfigItems, lists);
  expect(drops).toBe(0);
  expect(requests.filter((one) => one === 'GET /config-items')).toHaveLength(1);
});
