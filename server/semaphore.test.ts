import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Semaphore } from './semaphore.ts';

const busy = () => new Error('busy');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('no more callers than permits run at once, and every caller runs', async () => {
  const semaphore = new Semaphore({ permits: 2, maxQueue: 100, busy });
  let running = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      semaphore.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done).toHaveLength(20);
});

test('waiters are admitted in the order of arrival', async () => {
  const mutex = new Semaphore({ permits: 1, maxWaitMs: 1000, busy });
  const order: string[] = [];
  await mutex.acquire();
  const second = mutex.acquire().then(() => order.push('second'));
  const third = mutex.acquire().then(() => order.push('third'));
  mutex.release();
  await second;
  expect(order).toEqual(['second']);
  mutex.release();
  await third;
  expect(order).toEqual(['second', 'third']);
});

test('a failure releases its permit', async () => {
  const semaphore = new Semaphore({ permits: 1, busy });
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await semaphore.run(() => Promise.resolve('in'))).toBe('in');
});

test('a full queue rejects at once', async () => {
  const semaphore = new Semaphore({ permits: 1, maxQueue: 1, busy });
  let leave = () => {};
  const first = semaphore.run(() => new Promise<void>((resolve) => (leave = resolve)));
  const second = semaphore.run(() => Promise.resolve());
  await expect(semaphore.run(() => Promise.resolve())).rejects.toThrow('busy');
  leave();
  await Promise.all([first, second]);
});

test('a caller that times out is rejected and takes no permit later', async () => {
  const mutex = new Semaphore({ permits: 1, maxWaitMs: 1000, busy });
  await mutex.acquire();
  const late = mutex.acquire().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toEqual(new Error('busy'));
  const patient = mutex.acquire();
  mutex.release();
  await patient;
  mutex.release();
  await mutex.acquire();
});
