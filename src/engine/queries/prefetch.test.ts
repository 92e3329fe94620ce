import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { prefetch } from './prefetch.ts';

/** Counts how often it is asked; answers when it is told to. */
function source() {
  const waiting: (() => void)[] = [];
  const asked = { times: 0 };
  const ask = async () => {
    asked.times += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return asked.times;
  };
  return { asked, ask, answer: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

/** Observes the data for as long as it is shown. */
const shown = (client: QueryClient, queryFn: () => Promise<number>) =>
  new QueryObserver(client, { queryKey: ['rows'], queryFn }).subscribe(() => {});

it('what came ahead is shown without asking again, until it is known to be old', async () => {
  const client = new QueryClient();
  const { asked, ask, answer } = source();
  const ahead = prefetch(client, ['rows'], ask);
  answer();
  await ahead;
  const leave = shown(client, ask);
  expect(client.getQueryData(['rows'])).toBe(1);
  expect(asked.times).toBe(1);
  leave();

  await client.invalidateQueries({ queryKey: ['rows'] });
  shown(client, ask)();
  expect(asked.times).toBe(2);
  answer();
});

it('who comes to it again asks again', async () => {
  const client = new QueryClient();
  const { asked, ask, answer } = source();
  const ahead = Promise.all([prefetch(client, ['rows'], ask), prefetch(client, ['rows'], ask)]);
  answer();
  await ahead;
  await prefetch(client, ['rows'], ask);
  shown(client, ask)();
  expect(asked.times).toBe(1);
  await Promise.resolve();
  shown(client, ask)();
  expect(asked.times).toBe(2);
  answer();
});

it('who comes while it is on the way waits for the same answer', async () => {
  const client = new QueryClient();
  const { asked, ask, answer } = source();
  const ahead = prefetch(client, ['rows'], ask);
  const leave = shown(client, ask);
  answer();
  await ahead;
  expect(asked.times).toBe(1);
  expect(client.getQueryState(['rows'])?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  leave();
});

it('what failed ahead is asked for again by who shows it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await prefetch(client, ['rows'], () => Promise.reject(new Error('no connection')));
  const { asked, ask, answer } = source();
  shown(client, ask)();
  expect(asked.times).toBe(1);
  answer();
});
