import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepSessions } from '../../../server/features/auth/commands.ts';
import { addCustomer } from '../../support/account.ts';
import { testApi, type TestApi } from '../../support/api.ts';
import { addSignIn, callerOf, ANONYMOUS, signIn } from '../../support/signIn.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await addSignIn(api.db, { customerId: await addCustomer(api.db), username: 'ayse' });
});
afterAll(() => api.close());

const DAY = 86_400_000;
const count = async () => {
  const rows = [];
  for (const table of ['sessions', 'challenges', 'rate_counters'] as const)
    rows.push((await api.db.kysely.selectFrom(table).selectAll().execute()).length);
  return rows;
};

test('deletes expired rows and keeps those that can still be used', async () => {
  const start = api.now.value;
  const caller = callerOf(await signIn(api, 'ayse'));
  await api.ok(ANONYMOUS, 'requestPasswordReset', { body: { identifier: 'ayse' } });
  const [sessions, challenges, counters] = await count();
  expect([sessions, challenges]).toEqual([1, 1]);
  expect(counters).toBeGreaterThan(0);
  await sweepSessions(api.db.kysely, start);
  expect(await count()).toEqual([1, 1, counters]);
  await sweepSessions(api.db.kysely, new Date(start.getTime() + 14 * DAY - 1));
  expect(await count()).toEqual([1, 0, 0]);
  expect(
    (await api.send(caller, 'getSession', { params: { token: caller['x-access-token'] ?? '' } }))
      .statusCode,
  ).toBe(200);
  await sweepSessions(api.db.kysely, new Date(start.getTime() + 14 * DAY));
  expect(await count()).toEqual([0, 0, 0]);
});
