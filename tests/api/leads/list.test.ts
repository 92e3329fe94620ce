import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
});
afterAll(() => account.api.close());

test('smoke', async () => {
  await addLead(account);
  const answer = await account.api.ok(account.ayse, 'listLeads');
  expect(answer).toMatchObject({ data: [{}] });
  console.log(JSON.stringify(answer, null, 1));
  const one = await account.api.ok(account.ayse, 'getLead', { params: { id: answer.data[0]?.id ?? 0 } });
  console.log(one.data.status);
});
