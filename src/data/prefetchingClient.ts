import type { Client } from './client.ts';
import { addressOf } from './request.ts';

/** Milliseconds after which an unused prefetched response is too old to be shown. */
const FRESH_MS = 10_000;

export interface PrefetchingClient extends Client {
  /**
   * Sends a GET for an address before the code that needs the response has loaded. The next GET of the address
   * takes the response; if the request failed, that GET sends its own.
   * @param address path and query below the API's base URL
   */
  prefetch(address: string): void;
}

/**
 * Returns a client whose `prefetch` sends a GET in advance; the next `send` of the same address
 * takes the response.
 */
export function prefetchingClient(client: Client): PrefetchingClient {
  const pending = new Map<string, Promise<unknown>>();
  return {
    call: (operation, ...options) => client.call(operation, ...options),
    send: async (endpoint, parts) => {
      if (pending.size === 0 || endpoint.method !== 'GET') return client.send(endpoint, parts);
      const address = addressOf(endpoint, parts ?? {});
      const early = pending.get(address);
      pending.delete(address);
      return early ? early.catch(() => client.send(endpoint, parts)) : client.send(endpoint, parts);
    },
    prefetch: (address) => {
      const answer = client.send({ method: 'GET', path: address });
      // The GET that takes the response handles the error.
      answer.catch(() => undefined);
      pending.set(address, answer);
      setTimeout(() => pending.delete(address), FRESH_MS);
    },
  };
}
