import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { asTenant } from '../../../server/db/tenant.ts';
import type { Caller } from '../../support/api.ts';
import { demoApi, type DemoApi } from '../seed/demoApi.ts';
import { rivalReports } from './rivalReports.ts';

const query = { from: '2026-06-01', to: '2026-11-21' };
const GATED = ['getVisitReport', 'getDealReport', 'getWeddingReport', 'listCoupleVisits'] as const;

let api: DemoApi;
let ayse: Caller;
let ayseId: number;
/** Reports of all providers before the first one was put on hold. */
let before: unknown[];
beforeAll(async () => {
  api = await demoApi();
  const [user] = await api.rows(`select id from customer_users where username = 'ayse'`);
  ayseId = Number(user?.['id']);
  ayse = await api.signedInAs(ayseId);
  before = await Promise.all(GATED.map((one) => counted(one)));
  await api.rows(`update providers set on_hold = true where id = 1`);
  ayse = await api.signedInAs(ayseId);
}, 120_000);
afterAll(() => api.close());

/** Returns the data of a report of chosen providers, or of all. */
async function counted(operation: (typeof GATED)[number], ids?: number[]): Promise<unknown> {
  const providers = ids && { providerIds: ids };
  const response = await api.send(ayse, operation, { query: { ...query, ...providers } });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: unknown }>().data;
}

test('a session names the provider on hold with the features of its package', async () => {
  const token = ayse['x-access-token'] ?? '';
  const session = await api.ok(ayse, 'getSession', { params: { token } });
  expect(session.providers).toMatchObject([
    { id: 1, onHold: true },
    { id: 2, onHold: false },
    { id: 3, onHold: false },
  ]);
  expect(session.providers[0]?.features).toEqual(
    expect.arrayContaining(['pageStats', 'dealStats', 'rivalStats']),
  );
});

test.each(rivalReports)(
  '%s is refused for a provider on hold, and names nobody',
  async (operation) => {
    const names = await api.rows(`select distinct name from rival_days where category_id = 21`);
    expect(names).toHaveLength(8);
    const response = await api.send(ayse, operation, { params: { id: 1 }, query });
    expect([response.statusCode, response.json<Schemas['Error']>().code]).toEqual([403, 'feature']);
    for (const { name } of names) expect(response.body).not.toContain(String(name));
    expect((await api.send(ayse, operation, { params: { id: 3 }, query })).statusCode).toBe(200);
  },
);

test('the database gives no rates of rivals to a provider on hold', async () => {
  const [user] = await api.rows(`select customer_id from customer_users where id = ${ayseId}`);
  const countOf = (id: number) =>
    api.db.kysely.transaction().execute(async (tx) => {
      await asTenant(tx, { customerId: Number(user?.['customer_id']), userId: ayseId });
      const { rows } = await sql`
        select * from rival_rates(${id}, 'view_to_lead', ${query.from}, ${query.to}, ${query.to})`.execute(
        tx,
      );
      return rows.length;
    });
  expect([await countOf(1), await countOf(3)]).toEqual([0, 8]);
});

test.each(GATED)('%s leaves a provider on hold out, and is refused for it alone', async (one) => {
  const all = await counted(one);
  expect(all).not.toEqual(before[GATED.indexOf(one)]);
  expect(all).toEqual(await counted(one, [2, 3]));
  expect(await counted(one, [1, 3])).toEqual(await counted(one, [3]));
  const { status, error } = await api.refused(ayse, one, { query: { ...query, providerIds: [1] } });
  expect([status, error.code]).toEqual([403, 'feature']);
});

test('advertising and scores, which need no feature, list a provider on hold neither', async () => {
  const ads = await api.ok(ayse, 'getAdvertisingReport', { query });
  expect(ads.data.providers.map(({ providerId }) => providerId)).toEqual([2, 3]);
  const { data } = await api.ok(ayse, 'getProviderScores', {});
  expect(data.map(({ providerId }) => providerId)).toEqual([2, 3]);
  const alone = await api.ok(ayse, 'getProviderScores', { query: { providerIds: [1] } });
  expect(alone.data).toEqual([]);
});
