import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from './client.ts';
import { prefetchingClient } from './prefetchingClient.ts';

const leads = { method: 'GET', path: '/customers/{customerId}/leads' };
const parts = { params: { customerId: 5 }, query: { page: 1, limit: 25 } };
const address = '/customers/5/leads?page=1&limit=25';

/** Creates a client that counts its calls; the first one fails if `firstFails`. */
function countingClient(firstFails = false) {
  let count = 0;
  const client: Client = {
    send: async () => {
      count += 1;
      if (firstFails && count === 1) throw new Error('No connection');
      return count;
    },
    call: () => Promise.reject(new Error('Not asked here')),
  };
  return { client: prefetchingClient(client), countRequests: () => count };
}

afterEach(() => vi.useRealTimers());

describe('a client with prefetched responses', () => {
  it('returns the response to the next read of that URL, once', async () => {
    const { client, countRequests } = countingClient();
    client.prefetch(address);
    expect(countRequests()).toBe(1);
    expect(await client.send(leads, parts)).toBe(1);
    expect(await client.send(leads, parts)).toBe(2);
  });

  it('requests any other URL, and every change', async () => {
    const { client } = countingClient();
    client.prefetch(address);
    expect(await client.send(leads, { ...parts, query: { page: 2, limit: 25 } })).toBe(2);
    expect(await client.send({ ...leads, method: 'POST' }, parts)).toBe(3);
    expect(await client.send(leads, parts)).toBe(1);
  });

  it('requests again if the prefetch failed', async () => {
    const { client } = countingClient(true);
    client.prefetch(address);
    expect(await client.send(leads, parts)).toBe(2);
  });

  it('keeps nothing for long', async () => {
    vi.useFakeTimers();
    const { client } = countingClient();
    client.prefetch(address);
    vi.advanceTimersByTime(10_000);
    expect(await client.send(leads, parts)).toBe(2);
  });
});
