import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLead, leadAccount, type LeadAccount } from './leadAccount.ts';

let account: LeadAccount;
beforeAll(async () => {
  account = await leadAccount();
  for (let index = 0; index < 25; index += 1)
    await addLead(account, { couple: { name: `Elif ${index}` } });
});
afterAll(() => account.api.close());

test('compresses a page of a list for clients that accept it', async () => {
  const read = (encoding: string) =>
    account.api.send({ ...account.ayse, 'accept-encoding': encoding }, 'listLeads');
  const [whole, small] = [await read('identity'), await read('gzip, deflate, br')];
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers['vary']).toContain('accept-encoding');
  expect(small.rawPayload.length * 4).toBeLessThan(whole.rawPayload.length);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(whole.body);
});

test('does not compress a short response', async () => {
  const response = await account.api.send(
    { ...account.ayse, 'accept-encoding': 'br' },
    'getAverageResponseTime',
  );
  expect(response.headers['content-encoding']).toBeUndefined();
});
