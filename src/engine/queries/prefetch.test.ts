import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { prefetch, prefetchStaleTime } from './prefetch.ts';

const createClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: prefetchStaleTime } } });

/** Returns a query function that counts its calls and resolves when `answer` is called. */
function source() {
  const waiting: (() => void)[] = [];
  const requests = { times: 0 };
  const ask = async () => {
    requests.times += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return requests.times;
  };
  return { requests, ask, answer: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

/** Observes the query until the returned function is called. */
const shown = (client: QueryClient, queryFn: () => Promise<number>) =>
  new QueryObserver(client, { queryKey: ['rows'], queryFn }).subscribe(() => {});

it('prefetched data is not fetched again by its first observer, until it is invalidated', async () => {
  const client = createClient();
  const { requests, ask, answer } = source();
  const ahead = prefetch(client, ['rows'], ask);
  answer();
  await ahead;
  const leave = shown(client, ask);
  expect(client.getQueryData(['rows'])).toBe(1);
  expect(requests.times).toBe(1);
  leave();

  await client.invalidateQueries({ queryKey: ['rows'] });
  shown(client, ask)();
  expect(requests.times).toBe(2);
  answer();
});

it('a second observer fetches again', async () => {
  const client = createClient();
  const { requests, ask, answer } = source();
  const ahead = Promise.all([prefetch(client, ['rows'], ask), prefetch(client, ['rows'], ask)]);
  answer();
  await ahead;
  await prefetch(client, ['rows'], ask);
  shown(client, ask)();
  expect(requests.times).toBe(1);
  await Promise.resolve();
  shown(client, ask)();
  expect(requests.times).toBe(2);
  answer();
});

it('an observer that mounts during the prefetch waits for the same response', async () => {
  const client = createClient();
  const { requests, ask, answer } = source();
  const ahead = prefetch(client, ['rows'], ask);
  const leave = shown(client, ask);
  answer();
  await ahead;
  expect(requests.times).toBe(1);
  expect(client.getQueryState(['rows'])?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  leave();
});

it('a failed prefetch is fetched again by its observer', async () => {
  const client = createClient();
  await prefetch(client, ['rows'], () => Promise.reject(new Error('no connection')));
  const { requests, ask, answer } = source();
  shown(client, ask)();
  expect(requests.times).toBe(1);
  answer();
});
