import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { prefetch, prefetchStaleTime } from './prefetch.ts';

const createClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: prefetchStaleTime } } });

/** Returns a query function that counts its calls and resolves when `answer` is called. */
function source() {
  const resolvers: (() => void)[] = [];
  const requests = { times: 0 };
  const fetchNumber = async () => {
    requests.times += 1;
    await new Promise<void>((resolve) => resolvers.push(resolve));
    return requests.times;
  };
  return {
    requests,
    ask: fetchNumber,
    answer: () => resolvers.splice(0).forEach((resolve) => resolve()),
  };
}

/** Observes the query until the returned function is called. */
const observe = (client: QueryClient, queryFn: () => Promise<number>) =>
  new QueryObserver(client, { queryKey: ['rows'], queryFn }).subscribe(() => {});

it('prefetched data is not fetched again by its first observer, until it is invalidated', async () => {
  const client = createClient();
  const { requests, ask: fetchNumber, answer } = source();
  const ahead = prefetch(client, ['rows'], fetchNumber);
  answer();
  await ahead;
  const unsubscribe = observe(client, fetchNumber);
  expect(client.getQueryData(['rows'])).toBe(1);
  expect(requests.times).toBe(1);
  unsubscribe();

  await client.invalidateQueries({ queryKey: ['rows'] });
  observe(client, fetchNumber)();
  expect(requests.times).toBe(2);
  answer();
});

it('a second observer fetches again', async () => {
  const client = createClient();
  const { requests, ask: fetchNumber, answer } = source();
  const ahead = Promise.all([
    prefetch(client, ['rows'], fetchNumber),
    prefetch(client, ['rows'], fetchNumber),
  ]);
  answer();
  await ahead;
  await prefetch(client, ['rows'], fetchNumber);
  observe(client, fetchNumber)();
  expect(requests.times).toBe(1);
  await Promise.resolve();
  observe(client, fetchNumber)();
  expect(requests.times).toBe(2);
  answer();
});

it('an observer that mounts during the prefetch waits for the same response', async () => {
  const client = createClient();
  const { requests, ask: fetchNumber, answer } = source();
  const ahead = prefetch(client, ['rows'], fetchNumber);
  const unsubscribe = observe(client, fetchNumber);
  answer();
  await ahead;
  expect(requests.times).toBe(1);
  expect(client.getQueryState(['rows'])?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  unsubscribe();
});

it('a failed prefetch is fetched again by its observer', async () => {
  const client = createClient();
  await prefetch(client, ['rows'], () => Promise.reject(new Error('no connection')));
  const { requests, ask: fetchNumber, answer } = source();
  observe(client, fetchNumber)();
  expect(requests.times).toBe(1);
  answer();
});
