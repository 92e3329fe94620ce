import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { loadContract, readOperations } from '../../../server/http/contract.ts';
import { testApi, type TestApi } from '../../support/api.ts';
import { ANONYMOUS } from '../../support/signIn.ts';

const MAX_CALLS = 2;

/** Returns the contract with rate limits low enough for a test. */
function strictContract() {
  const contract = structuredClone(loadContract());
  for (const item of Object.values(contract.paths))
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const limit = item[method]?.['x-rate-limit'];
      if (limit) limit.most = MAX_CALLS;
    }
  return contract;
}

const contract = strictContract();
const limited = readOperations(contract).filter(({ rateLimit }) => rateLimit !== undefined);

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ contract });
});
afterAll(() => api.close());

const params = { customerId: 1, id: 1, hash: 'inv_nobody', recoveryKey: 'rk_nobody' };
const query = { recoveryKey: 'rk_nobody' };

describe.each(limited.map(({ id, method }) => [id, method] as const))('%s', (id, method) => {
  const call = (address: string) =>
    api.send(ANONYMOUS, id, {
      params,
      address,
      ...(id === 'checkRecoveryKey' && { query }),
      ...(method !== 'GET' && { body: {} }),
    });

  test('rejects calls beyond the limit of an address, with Retry-After', async () => {
    for (let made = 0; made < MAX_CALLS; made += 1)
      expect((await call('203.0.113.7')).statusCode).not.toBe(429);
    const refused = await call('203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(refused.headers['retry-after']).toBe('900');
    expect((await call('203.0.113.8')).statusCode).not.toBe(429);
  });
});

test('limits are those of the contract', () => {
  expect(limited.map(({ id }) => id)).toContain('checkRecoveryKey');
  expect(limited.length).toBeGreaterThan(10);
});

test('uses the client address that a trusted proxy reports', async () => {
  const { db, ports, now } = api;
  const behind = await buildApp({
    db,
    ports,
    contract,
    clock: () => now.value,
    trustProxy: ['127.0.0.1'],
  });
  const check = (forwarded: string) =>
    behind.inject({
      url: '/api/password-reset?recoveryKey=rk_nobody',
      headers: { 'x-forwarded-for': forwarded },
    });
  for (let made = 0; made < MAX_CALLS; made += 1) await check('198.51.100.1');
  expect((await check('198.51.100.1')).statusCode).toBe(429);
  // Only the address appended by the trusted proxy counts.
  expect((await check('192.0.2.9, 198.51.100.1')).statusCode).toBe(429);
  expect((await check('198.51.100.2')).statusCode).toBe(200);
  await behind.close();
});

test('limits guesses of challenges', async () => {
  const statuses: number[] = [];
  for (let made = 0; made < 121; made += 1) {
    const body = { challenge: `ch_${made}_made_up_by_somebody`, code: '123456' };
    statuses.push((await api.send(ANONYMOUS, 'signIn', { body })).statusCode);
  }
  expect(statuses.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 401));
  expect(statuses[120]).toBe(429);
});
