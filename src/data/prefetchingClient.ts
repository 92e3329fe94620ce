import type { Client } from './client.ts';
import { addressOf } from './request.ts';

/** Milliseconds after which an unused prefetched response is too old to be shown. */
const FRESH_MS = 10_000;

export interface PrefetchingClient extends Client {
  /**
   * Asks before the code that will want the answer is there. The next reading of the same address gets
   * it; where it failed, that reading asks for itself.
   * @param address path and query below the API's own address
   */
  prefetch(address: string): void;
}

/** A client that can be asked ahead of those who use it. */
export function prefetchingClient(client: Client): PrefetchingClient {
  const asked = new Map<string, Promise<unknown>>();
  return {
    call: (operation, ...options) => client.call(operation, ...options),
    send: async (endpoint, parts) => {
      if (asked.size === 0 || endpoint.method !== 'GET') return client.send(endpoint, parts);
      const address = addressOf(endpoint, parts ?? {});
      const early = asked.get(address);
      asked.delete(address);
      return early ? early.catch(() => client.send(endpoint, parts)) : client.send(endpoint, parts);
    },
    prefetch: (address) => {
      const answer = client.send({ method: 'GET', path: address });
      // Told by whoever wants it.
      answer.catch(() => undefined);
      asked.set(address, answer);
      setTimeout(() => asked.delete(address), FRESH_MS);
    },
  };
}
