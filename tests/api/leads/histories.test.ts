import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
let api: TestApi;
let leadId: number;
beforeAll(async () => {
  account = await leadAccount();
  api = account.api;
  ({ leadId } = await addLead(account));
});
afterAll(() => api.close());

const at = (extra: object = {}) => ({ params: { id: leadId }, ...extra });

test('filters the history by events and returns their number', async () => {
  for (const body of [{ type: 'call_result', result: 'busy' }, { type: 'unreachable' }])
    await api.ok(account.ayse, 'createLeadAction', at({ body }));
  const events = async (event: string) => {
    const response = await api.ok(account.ayse, 'listLeadHistories', at({ query: { event } }));
    return [response.meta.total, response.data.map((one) => one.event)];
  };
  expect(await events('call_result')).toEqual([1, ['call_result']]);
  // A call begins the negotiation, whatever its result.
  expect(await events('call_result,status_changed')).toEqual([
    3,
    ['status_changed', 'status_changed', 'call_result'],
  ]);
  expect(await events('product_lead_created')).toEqual([0, []]);
  const { status } = await api.refused(
    account.ayse,
    'listLeadHistories',
    at({ query: { event: 'Not an event' } }),
  );
  expect(status).toBe(400);
});
