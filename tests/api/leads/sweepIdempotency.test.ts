import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepIdempotency } from '../../../server/http/idempotency.ts';
import { DAY_MS } from '../../../server/time/day.ts';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

const WRITTEN = new Date('2026-11-21T09:00:00.000Z');

let account: LeadAccount;
let api: TestApi;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
});
afterAll(() => api.close());

test('a key returns the first response for three days and is deleted afterwards', async () => {
  const { leadId } = await addLead(account);
  const comment = (key: string) =>
    api.ok(account.ayse, 'createLeadComment', {
      params: { id: leadId },
      body: { body: 'Çiftle görüştük' },
      key,
    });
  const keys = async () =>
    (await api.db.kysely.selectFrom('idempotency_keys').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    );
  const sweepAt = (ms: number) => sweepIdempotency(api.db, new Date(WRITTEN.getTime() + ms), 2);
  const old = ['key-0001', 'key-0002', 'key-0003', 'key-0004', 'key-0005'];
  const first = await comment('key-0001');
  for (const key of old.slice(1)) await comment(key);
  await api.db.kysely
    .updateTable('idempotency_keys')
    .set({ created_at: WRITTEN.toISOString() })
    .execute();
  await comment('key-0006');

  await sweepAt(3 * DAY_MS - 1);
  expect(await keys()).toEqual([...old, 'key-0006']);
  expect(await comment('key-0001')).toEqual(first);
  // Two at once: no process waits for the rows of the other, and neither fails.
  await Promise.all([sweepAt(3 * DAY_MS), sweepAt(3 * DAY_MS)]);
  expect(await keys()).toEqual(['key-0006']);
});
