import { listCities, listConfigItems, listProviderCategories } from '#contract/operations.ts';
import { ApiError } from './ApiError.ts';
import type { Client } from './client.ts';
import type { ConfigurationCache } from './configurationCache.ts';
import { addressOf } from './request.ts';

const CONFIGURATION: ReadonlySet<string> = new Set(
  [listCities, listConfigItems, listProviderCategories].map(({ path }) => path),
);

/** Returns true if the API rejected a value of an outdated configuration (code `config`). */
function isUnknownError(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ code }) => code === 'config');
}

/**
 * Returns a client that serves configuration (lists, cities, categories) from the cache. A write that is rejected
 * for an unknown value drops the cache.
 * @param onDrop called afterwards, to refetch the configuration on the screen
 */
export function cachingClient(
  client: Client,
  cache: ConfigurationCache,
  onDrop: () => void,
): Client {
  const watched = async <T>(method: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (method !== 'GET' && isUnknownError(error)) {
        cache.drop();
        onDrop();
      }
      throw error;
    }
  };
  const serve = <T>(
    endpoint: Parameters<Client['send']>[0],
    parts: Parameters<Client['send']>[1],
    sendRequest: () => Promise<T>,
  ): Promise<T> =>
    endpoint.method === 'GET' && CONFIGURATION.has(endpoint.path)
      ? cache.get(addressOf(endpoint, parts ?? {}), sendRequest)
      : watched(endpoint.method, sendRequest);
  return {
    send: (endpoint, parts) => serve(endpoint, parts, () => client.send(endpoint, parts)),
    call: (operation, ...options) =>
      serve(operation, options[0], () => client.call(operation, ...options)),
  };
}
