import {
  focusManager,
  MutationObserver,
  notifyManager,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invalidateConfiguration, createQueryClient } from './queryClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

it('drops cached data five minutes after its last use', async () => {
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey: ['leads'], queryFn: async () => 1 });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(client.getQueryData(['leads'])).toBe(1);
  unsubscribe();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(['leads'])).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.getQueryData(['leads'])).toBeUndefined();
});

it('never retries by itself', async () => {
  const client = createQueryClient();
  const fetchNumber = vi.fn<() => Promise<number>>(async () => Promise.reject(new Error('no')));
  await expect(client.fetchQuery({ queryKey: ['leads'], queryFn: fetchNumber })).rejects.toThrow(
    'no',
  );
  const observer = new QueryObserver(client, { queryKey: ['other'], queryFn: fetchNumber });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  unsubscribe();
  expect(fetchNumber).toHaveBeenCalledTimes(2);
});

it('fails a mutation at once without a connection', async () => {
  onlineManager.setOnline(false);
  try {
    const mutationFn = async () => Promise.reject(new Error('no'));
    const failed = vi.fn<(error: unknown) => void>();
    void new MutationObserver(createQueryClient(), { mutationFn }).mutate().catch(failed);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failed).toHaveBeenCalledOnce();
  } finally {
    onlineManager.setOnline(true);
  }
});

it('does not refetch on focus', async () => {
  const client = createQueryClient();
  client.mount();
  const fetchNumber = vi.fn<() => Promise<number>>(async () => 1);
  const unsubscribe = new QueryObserver(client, {
    queryKey: ['leads'],
    queryFn: fetchNumber,
  }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1_000);
  unsubscribe();
  client.unmount();
  expect(fetchNumber).toHaveBeenCalledTimes(1);
});

it('refetches visible configuration after it was dropped', async () => {
  const client = createQueryClient();
  const lists = vi.fn<() => Promise<number>>(async () => 1);
  const leads = vi.fn<() => Promise<number>>(async () => 1);
  const watch = (queryKey: string[], queryFn: () => Promise<number>) =>
    new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(
      () => undefined,
    );
  const ends = [watch(['config-items'], lists), watch(['leads'], leads)];
  await vi.advanceTimersByTimeAsync(1_000);
  await invalidateConfiguration(client);
  ends.forEach((end) => end());
  expect([lists.mock.calls.length, leads.mock.calls.length]).toEqual([2, 1]);
});

it('restarts the first fetch of a query that a change invalidates meanwhile', async () => {
  const client = createQueryClient();
  const records = ['first'];
  const results: string[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['messages'],
    queryFn: async () => {
      const seen = [...records];
      await new Promise((resolve) => void setTimeout(resolve, 1_000));
      return seen;
    },
  });
  // As react-query does for React.
  const note = notifyManager.batchCalls(() => {
    const { status, fetchStatus } = observer.getCurrentResult();
    results.push(`${status} ${fetchStatus}`);
  });
  const leave = observer.subscribe(note);
  await vi.advanceTimersByTimeAsync(500);
  records.push('second');
  const refetched = client.invalidateQueries({ queryKey: ['messages'] });
  await vi.advanceTimersByTimeAsync(1_000);
  await refetched;
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['messages'])).toEqual(['first', 'second']);
  expect(results).not.toContain('pending idle');
  leave();
});
